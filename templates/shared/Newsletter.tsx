/** endpoint is null where no address is sent anywhere; note says so beside the form. */
export interface NewsletterView {
  heading: string;
  text: string;
  endpoint: string | null;
  note: string | null;
}

/** Works without JavaScript where there is an endpoint; without one the button stays disabled. */
export function Newsletter({ newsletter }: { newsletter: NewsletterView }) {
  const { heading, text, endpoint, note } = newsletter;
  return (
    <section className="wrap last" aria-labelledby="news-h">
      <div className="news">
        <div>
          <h2 id="news-h">{heading}</h2>
          <p>{text}</p>
        </div>
        <form className="field" {...(endpoint === null ? {} : { action: endpoint, method: 'post' })}>
          <label htmlFor="news-email">Email address</label>
          <div className="field__row">
            <input
              id="news-email"
              name="email"
              type="email"
              required
              maxLength={254}
              autoComplete="email"
              placeholder="you@example.com"
              aria-describedby={note === null ? undefined : 'news-note'}
            />
            <button className="btn" type="submit" disabled={endpoint === null}>
              Subscribe
            </button>
          </div>
          {note !== null && (
            <p className="small" id="news-note">
              {note}
            </p>
          )}
        </form>
      </div>
    </section>
  );
}
