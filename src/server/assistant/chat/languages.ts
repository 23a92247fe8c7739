import type { SiteContent } from '#content/load.ts';
import { emergency, type HelpLine, interpreters, lifeline, poisons, respect } from '#domain/chat/help-lines.ts';
import { unknownCode } from '#domain/chat/language/identify.ts';
import { createLanguageReader, type ForeignMessage, type Staying } from '#domain/chat/language/read-language.ts';
import type { LanguagePack, LanguageRecord, LanguageToken } from '#domain/chat/language/record.ts';
import { escapeHtml } from './answer-html.ts';
import type { Answer } from './parts.ts';

/** Answers what is not written in English, from records alone: no model, no encoder and no bank sees such a message. */
export interface Languages {
  /**
   * What a message is in another language; undefined where it is English.
   *
   * @param staying The language of the message before, where that was not English.
   */
  read(message: string, staying: Staying | undefined): ForeignMessage | undefined;
  /**
   * What it gets.
   *
   * @param english The answer to a crisis that was told in English in the same message; it comes first.
   */
  answer(foreign: ForeignMessage, english?: string): Answer;
  /** The help lines in a language, for below an answer in English after a crisis that was told in it. */
  quietLine(code: string): string;
}

interface Written {
  answer: string;
  crisis: string;
  /** The same where violence was read. */
  violence: string;
  quiet: string;
}

/** Every answer is written out once, when the server starts. */
export function createLanguages(pack: LanguagePack, { site }: Pick<SiteContent, 'site'>): Languages {
  // Made ready with the first message: it takes a moment that a start should not wait for.
  let reader: ReturnType<typeof createLanguageReader> | undefined;
  const phone = { name: site.name, number: site.phone.display, dial: site.phone.dial, about: '' };
  const written = new Map(pack.records.map((record) => [record.code, writtenOf(record, site.name, phone)]));
  const ordinary = paragraphsOf(pack.unknown.answer, { lang: 'en', isRightToLeft: false }, site.name, phone);
  const unknown: Written = { ...ordinary, crisis: ordinary.answer, violence: ordinary.answer };
  written.set(unknownCode, unknown);

  return {
    read: (message, staying) => {
      reader ??= createLanguageReader(pack);
      return reader(message, staying);
    },
    answer: ({ code, kind, crises }, english) => {
      const words = written.get(code) ?? unknown;
      const isCrisis = kind === 'crisis' || english !== undefined;
      const crisis = crises.includes('violence') ? words.violence : words.crisis;
      return {
        html: `${english ?? ''}${isCrisis ? crisis : words.answer}`,
        bookingButton: false,
        sources: [],
        urgent: isCrisis,
      };
    },
    quietLine: (code) => (written.get(code) ?? unknown).quiet,
  };
}

interface Script {
  lang: string;
  isRightToLeft: boolean;
}

function writtenOf(record: LanguageRecord, clinic: string, phone: HelpLine): Written {
  const script = { lang: record.code, isRightToLeft: record.direction === 'rtl' };
  const { lead, lines, interpreter, violence } = record.crisis;
  const joined = (...texts: string[]) => texts.map((text) => paragraph(text, script, clinic, phone)).join('');
  const ordinary = paragraphsOf(record.answer, script, clinic, phone);
  return {
    ...ordinary,
    crisis: joined(lead, lines, interpreter),
    violence: joined(lead, violence, lines, interpreter),
  };
}

function paragraphsOf(
  { interpreter, help }: LanguageRecord['answer'],
  script: Script,
  clinic: string,
  phone: HelpLine,
): Pick<Written, 'answer' | 'quiet'> {
  const first = paragraph(interpreter, script, clinic, phone);
  const quiet = paragraph(help, script, clinic, phone);
  return { answer: first + quiet, quiet };
}

/** A text of a record, in its language and direction, with its numbers to be dialled. */
function paragraph(text: string, { lang, isRightToLeft }: Script, clinic: string, phone: HelpLine): string {
  const lines: Record<Exclude<LanguageToken, 'clinic'>, HelpLine> = {
    tis: interpreters,
    phone,
    emergency,
    lifeline,
    poisons,
    respect,
  };
  const filled = escapeHtml(text).replace(/\{([a-z]+)\}/g, (whole, name: string) => {
    if (name === 'clinic') return escapeHtml(clinic);
    const line = lines[name as keyof typeof lines];
    // In a text that runs from right to left, '131 450' would be shown as '450 131'.
    const direction = isRightToLeft ? ' dir="ltr"' : '';
    return line ? `<a href="tel:${escapeHtml(line.dial)}"${direction}>${escapeHtml(line.number)}</a>` : whole;
  });
  return `<p lang="${lang}"${isRightToLeft ? ' dir="rtl"' : ''}>${filled}</p>`;
}
