"""How the temple winds: the path as a spiral of cells, for whatever draws it."""


def spiral(rows: int, columns: int) -> list[tuple[int, int]]:
    """Row and column of each cell along a path that winds inwards from the upper left corner."""
    row, column, down, right = 0, 0, 0, 1
    path = [(0, 0)]
    while len(path) < rows * columns:
        nearest = (row + down, column + right)
        if nearest in path or not (0 <= nearest[0] < rows and 0 <= nearest[1] < columns):
            down, right = right, -down
            continue
        row, column = nearest
        path.append(nearest)
    return path
