// expect: completed:"hello notes"
// why: dots that change nothing
return await tools.read_file({ path: '/workspace/./media/.././/notes.txt' });
