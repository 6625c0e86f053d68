import { Icon, type IconName } from '../parts/Icon.tsx';
import { InlineProse } from '../parts/Prose.tsx';

export interface PlaystyleView {
  situation: string;
  icon: IconName;
  title: string;
  href: string | null;
  text: string;
}

export function Playstyles({ playstyles }: { playstyles: readonly PlaystyleView[] }) {
  return (
    <ul className="plays">
      {playstyles.map((playstyle) => (
        <li key={playstyle.situation}>
          <span className="who">
            <Icon name={playstyle.icon} />
            {playstyle.situation}
          </span>
          <h3>
            {playstyle.href === null ? playstyle.title : <a href={playstyle.href}>{playstyle.title}</a>}
          </h3>
          <p>
            <InlineProse text={playstyle.text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
