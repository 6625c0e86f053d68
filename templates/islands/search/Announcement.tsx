import { useEffect, useState } from 'react';
import { quietMs } from '../../../src/domain/uiLimits.ts';

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
