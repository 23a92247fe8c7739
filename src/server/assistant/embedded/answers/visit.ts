import type { Answers } from '../answer-set.ts';
import { draft, html } from '../draft.ts';

/* The visit itself: where, how, with whom. No digit stands in this file: figures come from the facts. */

export const visitAnswers: Answers = {
  'first-visit': ({ facts, wantsBooking }) => {
    const listen = facts.quote(['/faq'], /Mostly, we listen/i, 1);
    const whole = facts.quote(['/faq', '/how-it-works'], /^Allow .*minutes/i);
    const steps = facts.quote(['/how-it-works'], /You book online|book/i);
    return draft(
      [
        html`${listen ? listen.text.replace(/\{.*?\}/g, '') : steps?.text}`,
        html`${whole?.text} Treatment options are discussed individually in your consultation.`,
      ],
      [facts.page('/how-it-works'), listen?.source],
      wantsBooking ? 'initial' : undefined,
    );
  },

  prepare: ({ facts }) => {
    const beside = facts.quote(['/how-it-works'], /put three things beside you/i);
    const form = facts.quote(['/how-it-works'], /We ask about your health|Fill in your health/i);
    const early = facts.quote(['/how-it-works#technology', '/medicare#on-time'], /minutes early/i);
    return draft(
      [
        beside
          ? html`${beside.text}`
          : html`Have your Medicare card, a list of what you take and your questions beside you.`,
        form && html`${form.text}`,
        early && html`${early.text}`,
      ],
      [facts.page('/how-it-works')],
    );
  },

  technology: ({ facts }) => {
    const device = facts.quote(['/how-it-works#technology', '/terms#your-telehealth-consultation'], /camera/i);
    return draft(
      [
        html`A consultation is a private video call. You need a phone, tablet or computer with a camera and a microphone, a stable internet connection, and a private space where you can speak freely.`,
        html`You join through the link that comes with your booking. I do not know which video program it uses; ask us at ${facts.email} if that matters to you.`,
      ],
      [device?.source ?? facts.page('/how-it-works')],
    );
  },

  'phone-visit': ({ facts }) => {
    const phone = facts.quote(['/how-it-works', '/faq', '/terms'], /by phone depends|go on by phone/i);
    return draft(
      [
        html`Consultations are normally by video, with a device that has a camera. ${phone?.text}`,
        html`If video is hard for you, ring ${facts.phone} or write to ${facts.email} before you book, and we will see what is possible.`,
      ],
      [phone?.source ?? facts.page('/how-it-works')],
    );
  },

  connection: ({ facts }) => {
    const drop = facts.quote(['/how-it-works'], /open the link again/i, 2);
    return draft(
      [
        drop ? html`${drop.text}` : html`Stay where you are and open the link again.`,
        html`If you are stuck right now, ring ${facts.phone}.`,
      ],
      [drop?.source ?? facts.page('/how-it-works')],
    );
  },

  camera: ({ facts }) => {
    const scales = facts.quote(['/how-it-works'], /If a weight is needed/i, 1);
    const nobody = facts.quote(['/faq'], /Nobody weighs you/i);
    return draft(
      [
        html`${nobody?.text} ${scales?.text}`,
        html`A consultation normally needs the camera; if that worries you, tell us beforehand at ${facts.email}.`,
      ],
      [scales?.source ?? facts.page('/how-it-works')],
    );
  },

  'support-person': ({ facts }) => {
    const sit = facts.quote(['/how-it-works', '/terms'], /partner, friend or support worker|support person/i, 1);
    return draft(
      [
        html`Yes. ${sit?.text}`,
        html`An appointment is for one person; if both of you want care of your own, each books one.`,
      ],
      [sit?.source ?? facts.page('/how-it-works')],
    );
  },

  judged: ({ facts }) => {
    const no = facts.quote(['/faq'], /told off/i);
    return draft(
      [
        html`It is normal to feel that way, and you are welcome as you are. ${no?.text}`,
        html`If you have been shamed in a clinic before, tell us, and we will go gently. You decide how much you say.`,
      ],
      [no?.source ?? facts.page('/about')],
    );
  },

  'in-person': ({ facts }) => {
    const hands = facts.quote(['/about'], /When you need hands/i);
    return draft(
      [
        html`We see people by video, from wherever they are in Australia. ${facts.clinic} is based in ${facts.locality}, ${facts.region}, and has no rooms to walk into.`,
        hands && html`${hands.text}`,
      ],
      [facts.page('/about'), facts.page('/how-it-works')],
    );
  },

  city: ({ facts, city, wantsBooking }) => {
    if (!city) {
      const named = facts.cities.map(({ name }) => name).join(', ');
      return draft(
        [
          html`Yes: we see people by video anywhere in Australia, in town or far from one, as long as you have a private space and a connection. Our pages name ${named}; you need not live there.`,
        ],
        [facts.page('/how-it-works')],
        wantsBooking ? 'initial' : undefined,
      );
    }
    const lead = facts.quote([city.source.href], /telehealth|video/i);
    return draft(
      [
        html`Yes, we see people in ${city.name} and around it by telehealth; there is no local office. ${lead?.text.includes('edicare') ? '' : lead?.text}`,
        html`Areas: ${city.areas.join('; ')}.`,
      ],
      [city.source],
      wantsBooking ? 'initial' : undefined,
    );
  },

  overseas: ({ facts }) => {
    const rule = facts.quote(
      ['/how-it-works#technology', '/terms#your-telehealth-consultation', '/terms'],
      /in Australia/i,
    );
    return draft(
      [
        html`No: you need to be in Australia during the consultation. ${rule?.text}`,
        html`We can find a time for when you are back.`,
      ],
      [rule?.source ?? facts.page('/how-it-works')],
    );
  },

  referral: ({ facts, wantsBooking }) => {
    const no = facts.quote(['/faq', '/medicare#telehealth', '/medical-weight-management'], /referral/i);
    return draft(
      [
        html`No, you need no referral to see a nurse practitioner, and Medicare does not ask for one.`,
        html`If you have letters or test results from the past year, keep them nearby. Please keep your own GP, too.`,
      ],
      [no?.source ?? facts.page('/faq')],
      wantsBooking ? 'initial' : undefined,
    );
  },

  'referral-out': ({ facts }) => {
    const refer = facts.quote(['/faq'], /letter or a referral/i);
    const plan = facts.quote(['/about', '/mental-health-support'], /treatment plan/i);
    return draft(
      [
        refer
          ? html`${refer.text}`
          : html`A nurse practitioner can refer you to other clinicians where that is needed.`,
        html`Whether a referral or a letter is right for you is decided in a consultation. ${plan?.text}`,
      ],
      [refer?.source ?? facts.page('/about')],
    );
  },

  pathology: ({ facts }) => {
    const tests = facts.quote(['/how-it-works'], /Tests may be suggested/i);
    const price = facts.quote(['/medicare', '/faq'], /Pathology, scans|Tests and anything/i);
    return draft(
      [
        html`You need no blood test before you book. ${tests ? 'In a consultation tests may be suggested, with the reason for each' : 'Tests may be suggested in a consultation'}; you have them done near home, and the results are explained at a follow-up.`,
        price && html`${price.text}`,
        html`I cannot see or explain results here. If you need a request sent again, write to ${facts.email}.`,
      ],
      [tests?.source ?? facts.page('/how-it-works')],
    );
  },

  certificate: ({ facts }) => {
    const terms = facts.quote(['/terms#treatment-decisions', '/terms'], /certificate/i);
    return draft(
      [
        html`A certificate or a letter is something the nurse practitioner decides on in a consultation; I cannot arrange one here. ${terms?.text}`,
        html`Ask beforehand at ${facts.email} whether an appointment is the right way for what you need.`,
      ],
      [terms?.source ?? facts.page('/terms')],
    );
  },
};
