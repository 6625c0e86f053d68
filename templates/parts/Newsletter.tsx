import { NewsletterForm, type NewsletterFormProps } from '../islands/newsletter/NewsletterForm.tsx';
import { Island } from './Island.tsx';

export interface NewsletterView extends NewsletterFormProps {
  heading: string;
  text: string;
}

export function Newsletter({ newsletter }: { newsletter: NewsletterView | null }) {
  if (newsletter === null) return null;
  const { heading, text, post, note } = newsletter;
  return (
    <section className="wrap last" aria-labelledby="news-h">
      <div className="news">
        <div>
          <h2 id="news-h">{heading}</h2>
          <p>{text}</p>
        </div>
        {/* A form that posts works without its code. */}
        <Island
          name="newsletter"
          component={NewsletterForm}
          props={{ post, note }}
          failed={
            post === null ? 'This form cannot be loaded right now. Type again to try once more.' : undefined
          }
        />
      </div>
    </section>
  );
}
