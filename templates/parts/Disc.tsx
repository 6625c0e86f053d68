import { useWords } from './labels.ts';

/** The numbered wooden disc that runs through the whole site; 1 is red. */
export function Disc({ number, size }: { number: number | null; size?: 's' }) {
  if (number === null) return null;
  const classes = ['tok', size && `tok--${size}`, number === 1 && 'tok--1'].filter(Boolean).join(' ');
  return <span className={classes}>{number}</span>;
}

export function BoxCount({ count }: { count: number }) {
  const words = useWords();
  return (
    <>
      {count}
      <span className="vh">{words(count === 1 ? ' {box} ranked' : ' {boxes} ranked')}</span>
    </>
  );
}
