import { NewsletterForm } from '../islands/newsletter/NewsletterForm.tsx';
import { Island } from './Island.tsx';

/** endpoint is null where no address is sent anywhere; note says so beside the form. */
export interface NewsletterView {
  heading: string;
  text: string;
  endpoint: string | null;
  note: string | null;
}

export function Newsletter({ newsletter }: { newsletter: NewsletterView }) {
  const { heading, text, endpoint, note } = newsletter;
  return (
    <section className="wrap last" aria-labelledby="news-h">
      <div className="news">
        <div>
          <h2 id="news-h">{heading}</h2>
          <p>{text}</p>
        </div>
        {/* With an endpoint the form works without its code. */}
        <Island
          name="newsletter"
          component={NewsletterForm}
          props={{ endpoint, note }}
          failed={
            endpoint === null
              ? 'This form cannot be loaded right now. Type again to try once more.'
              : undefined
          }
        />
      </div>
    </section>
  );
}
