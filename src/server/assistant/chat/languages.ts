import type { SiteContent } from '#content/load.ts';
import { emergency, type HelpLine, interpreters, lifeline, poisons, respect } from '#domain/chat/help-lines.ts';
import { unknownCode } from '#domain/chat/language/identify.ts';
import { createLanguageReader, type ForeignMessage, type Staying } from '#domain/chat/language/read-language.ts';
import type { LanguagePack, LanguageRecord, LanguageToken } from '#domain/chat/language/record.ts';
import { escapeHtml } from './answer-html.ts';
import type { Answer } from './parts.ts';

/** Answers messages in other languages from records alone: no model, encoder or answer bank receives such a message. */
export interface Languages {
  /**
   * Reads a message; undefined if it is English.
   *
   * @param staying The language of the previous message, if that was not English.
   */
  read(message: string, staying: Staying | undefined): ForeignMessage | undefined;
  /**
   * The answer to it.
   *
   * @param english The answer to a crisis in the English part of the message; it comes first.
   */
  answer(foreign: ForeignMessage, english?: string): Answer;
  /** The help lines in a language, shown below an English answer after a crisis in that language. */
  quietLine(code: string): string;
}

interface Written {
  answer: string;
  crisis: string;
  /** The crisis answer for violence. */
  violence: string;
  quiet: string;
}

/** All answers are rendered once, at start-up. */
export function createLanguages(pack: LanguagePack, { site }: Pick<SiteContent, 'site'>): Languages {
  // Created with the first message, so that it does not delay start-up.
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

/** A text of a record with its language and direction; its numbers are tel: links. */
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
    // Without direction marks, right-to-left text would show '131 450' as '450 131'.
    const direction = isRightToLeft ? ' dir="ltr"' : '';
    return line ? `<a href="tel:${escapeHtml(line.dial)}"${direction}>${escapeHtml(line.number)}</a>` : whole;
  });
  return `<p lang="${lang}"${isRightToLeft ? ' dir="rtl"' : ''}>${filled}</p>`;
}
