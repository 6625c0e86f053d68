/** hidden: for screen readers only. */
export function TableHead({ columns, hidden = false }: { columns: readonly string[]; hidden?: boolean }) {
  return (
    <thead className={hidden ? 'vh' : undefined}>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
