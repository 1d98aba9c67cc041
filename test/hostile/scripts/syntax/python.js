// expect: error:syntax|unexpected|invalid
// why: another language altogether
def main():
    return tools.add(a=1, b=2)
