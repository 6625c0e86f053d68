/** The numbered wooden disc that runs through the whole site; 1 is red. */
export function Disc({ number, size }: { number: number; size?: 's' | 'l' }) {
  const classes = ['tok', size && `tok--${size}`, number === 1 && 'tok--1'].filter(Boolean).join(' ');
  return <span className={classes}>{number}</span>;
}

/** The number of ranked boxes on a picture or a spine. */
export function BoxCount({ count }: { count: number }) {
  return (
    <>
      {count}
      <span className="vh">{count === 1 ? ' box ranked' : ' boxes ranked'}</span>
    </>
  );
}
