import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import {
  checkEmail,
  emailMaxLength,
  minutesToWait,
  newsletterText,
  previewDelayMs,
  waitText,
} from '../../../src/domain/newsletter.ts';
import { showToast } from '../toast/showToast.ts';
import { keepAttempts, readAttempts } from './attempts.ts';
import { subscribe } from './subscribe.ts';

/** endpoint is null where no address is sent anywhere; note says so beside the form. */
export interface NewsletterFormProps {
  endpoint: string | null;
  note: string | null;
}

export function NewsletterForm({ endpoint, note }: NewsletterFormProps) {
  const input = useRef<HTMLInputElement>(null);
  // Since this page was opened; the limit counts those of other pages too.
  const attempted = useRef(false);
  /** Whether anything was typed: who only tabs past is told nothing. */
  const touched = useRef(false);
  // Until the island is alive the form is what the server sent: a plain form that posts to the endpoint.
  const [alive, setAlive] = useState(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);

  useEffect(() => {
    // Text typed before hydration is in the field, but not yet in its state.
    if (input.current?.value) {
      touched.current = true;
      setTyped(input.current.value);
    }
    setAlive(true);
  }, []);

  useEffect(() => {
    // The field lost the focus when it was disabled, and nobody else has taken it.
    const isAnswered = !busy && attempted.current;
    if (isAnswered && document.activeElement === document.body) input.current?.focus();
  }, [busy]);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const check = checkEmail(typed);
    if (check.kind === 'refused') {
      setError(check.message);
      input.current?.focus();
      return;
    }
    const attempts = readAttempts();
    const wait = minutesToWait(attempts, Date.now());
    if (wait > 0) {
      setError(waitText(wait));
      return;
    }
    keepAttempts([...attempts, Date.now()]);
    attempted.current = true;
    setError('');
    setBusy(true);
    const isSubscribed = endpoint === null ? await pretend() : await subscribe(endpoint, check.email);
    setBusy(false);
    setDone(isSubscribed);
    if (isSubscribed) {
      setTyped('');
      showToast({ text: newsletterText.success, kind: 'good' });
    } else {
      setError(newsletterText.failure);
      showToast({ text: newsletterText.failureToast, kind: 'bad' });
    }
  }

  const described = [note !== null && 'news-note', error !== '' && 'news-error'].filter(Boolean).join(' ');
  return (
    <form
      className="field"
      noValidate={alive}
      onSubmit={(event) => {
        void submit(event);
      }}
      {...(endpoint === null ? {} : { action: endpoint, method: 'post' })}
    >
      <label htmlFor="news-email">Email address</label>
      <div className="field__row">
        <input
          ref={input}
          id="news-email"
          name="email"
          type="email"
          required
          maxLength={emailMaxLength}
          autoComplete="email"
          aria-describedby={described === '' ? undefined : described}
          aria-invalid={error === '' ? undefined : true}
          value={typed}
          disabled={busy}
          onChange={(event) => {
            touched.current = true;
            setTyped(event.target.value);
            setDone(false);
            setError('');
          }}
          onBlur={() => {
            // A disabled button cannot be pressed, so that the empty field says so itself.
            if (alive && !done && touched.current && typed.trim() === '') setError(newsletterText.empty);
          }}
        />
        <button
          className="btn"
          type="submit"
          disabled={alive ? busy || typed.trim() === '' : endpoint === null}
        >
          {busy ? newsletterText.subscribing : newsletterText.subscribe}
        </button>
      </div>
      <p className="err" id="news-error" role="alert">
        {error}
      </p>
      {note !== null && (
        <p className="small" id="news-note">
          {note}
        </p>
      )}
    </form>
  );
}

async function pretend(): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, previewDelayMs));
  return true;
}
