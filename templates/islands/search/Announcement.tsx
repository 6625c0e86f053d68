import { useEffect, useState } from 'react';

/** Long enough that a reader who types hears one number and not ten. Milliseconds. */
const quietMs = 600;

/** Says the text politely, once it has not changed for a moment. */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSaid, quietMs, text);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <span className="vh" role="status">
      {said}
    </span>
  );
}
