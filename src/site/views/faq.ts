import type { QuestionView } from '../../../templates/parts/Faq.tsx';
import type { FaqItem } from '../../domain/data.ts';
import type { GuideMaterial } from './guideMaterial.ts';

export function faqView({ entry }: Pick<GuideMaterial, 'entry'>): QuestionView[] {
  return questionViews(entry.guide.faq);
}

export function questionViews(questions: readonly FaqItem[]): QuestionView[] {
  return questions.map(({ id, question, answer }) => ({ id, question, answer }));
}
