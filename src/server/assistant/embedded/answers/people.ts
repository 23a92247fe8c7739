import { dialable, emergency, healthdirect } from '#domain/chat/help-lines.ts';
import type { Answers } from '../answer-set.ts';
import { draft, html } from '../draft.ts';

/* Who we are, what happens to information, and how to reach us. No digit stands in this file: figures come from the facts. */

export const peopleAnswers: Answers = {
  doctor: ({ facts }) => {
    const what = facts.quote(['/about'], /A nurse practitioner is/i);
    const not = facts.quote(['/about'], /They cannot do everything/i);
    return draft(
      [
        html`${facts.practitioner.name} is a nurse practitioner, not a doctor. ${what?.text}`,
        not ? html`${not.text} Please keep your own GP.` : html`Please keep your own GP.`,
      ],
      [facts.page('/about')],
    );
  },

  qualifications: ({ facts }) => {
    const { name, qualifications } = facts.practitioner;
    return draft(
      [
        html`${name}: ${qualifications.map((one) => one.trim()).join('; ')}.`,
        html`You can look up any nurse practitioner on the public register of Ahpra.`,
      ],
      [facts.page('/about')],
    );
  },

  registration: ({ facts }) =>
    draft(
      [
        facts.practitioner.registration
          ? html`${facts.practitioner.name}'s registration: ${facts.practitioner.registration}. You can look it up on the public register of Ahpra.`
          : html`You can look ${facts.practitioner.name} up on the public register of Ahpra.`,
        html`The clinic is run by ${facts.legalName} (ABN ${facts.abn}). ${facts.demoNotice}`,
      ],
      [facts.page('/about'), facts.page('/terms')],
    ),

  people: ({ facts, wantsBooking }) =>
    draft(
      [
        html`${facts.practitioner.name}, ${facts.practitioner.role.toLowerCase()}, is the one you meet in a consultation. Areas of practice: ${facts.practitioner.specialisations.join('; ')}.`,
        html`${facts.manager.name} is the ${facts.manager.role.toLowerCase()} and looks after: ${facts.manager.specialisations.join('; ')}.`,
      ],
      [facts.page('/about')],
      wantsBooking ? 'initial' : undefined,
    ),

  experience: ({ facts }) => {
    const years = facts.quote(['/about'], /years/i);
    const note = facts.note('experience');
    const rating = facts.rating('experience');
    return draft(
      [
        years ? html`${years.text}` : rating ? html`${rating.value} ${rating.label}.` : undefined,
        note ? html`${note}` : undefined,
      ],
      [facts.page('/about')],
    );
  },

  ratings: ({ facts }) => {
    const patients = facts.rating('patients');
    const rating = facts.rating('rating');
    const note = facts.note('reputation');
    return draft(
      [
        html`${patients && `Our pages state ${patients.value} ${patients.label}${rating ? ` and a ${rating.value} ${rating.label}` : ''}.`} ${note}`,
        html`We do not publish what patients say about their care, because the law does not allow it in health advertising, and I will not compare us with others.`,
      ],
      [facts.page('/about')],
    );
  },

  recording: ({ facts }) => {
    const rule = facts.quote(
      ['/terms#your-telehealth-consultation', '/privacy', '/terms'],
      /record(ed)? .*(consultation|agreed)|not recorded/i,
    );
    return draft(
      [rule ? html`${rule.text}` : html`Please ask at the start of the consultation whether anything is recorded.`],
      [rule?.source ?? facts.page('/privacy')],
    );
  },

  'gp-told': ({ facts }) => {
    const consent = facts.quote(['/faq'], /We write to your GP/i, 1);
    const share = facts.quote(['/privacy'], /your GP and other practitioners/i);
    return draft(
      [
        consent ? html`${consent.text}` : share ? html`${share.text}` : undefined,
        html`Nobody else, such as an employer or your family, is told without your consent, unless the law requires it or somebody is in serious danger.`,
      ],
      [facts.page('/privacy')],
    );
  },

  'delete-data': ({ facts }) => {
    const time = facts.quote(['/data-deletion'], /typically processed|within/i);
    const keep = facts.quote(['/data-deletion', '/faq'], /Medical records/i);
    return draft(
      [
        html`You can ask us to delete what we hold about you: write to ${facts.email}. ${time?.text}`,
        html`We check first that it is you, and a deletion cannot be undone. ${keep && keep.text !== time?.text ? keep.text : ''}`,
      ],
      [facts.page('/data-deletion')],
    );
  },

  'chat-privacy': ({ facts }) => {
    const kept = facts.quote(['/privacy#assistant', '/faq'], /keep the conversation|Chats are kept/i);
    const record = facts.quote(['/privacy#assistant'], /not part of your medical record/i);
    return draft(
      [
        kept ? html`${kept.text} ${record?.text}` : html`Our privacy policy says what happens to a chat.`,
        html`Please leave out your name, your Medicare number and anything you would rather not write down. You can erase this conversation at any time.`,
      ],
      [facts.page('/privacy#assistant')],
    );
  },

  'tool-privacy': ({ facts }) => {
    const browser = facts.quote(
      ['/privacy#self-checks', '/faq', '/'],
      /stay there|stay in your browser|on your device/i,
    );
    return draft(
      [
        browser ? html`${browser.text}` : html`Answers to the tools are worked out in your own browser.`,
        html`They leave it only if you press the AI button, which says who receives them, or if you download, share or email a result.`,
      ],
      [facts.page('/privacy#self-checks')],
    );
  },

  privacy: ({ facts, child }) => {
    const young = child ? facts.quote(['/privacy'], /people who were under/i) : undefined;
    const who = facts.quote(['/faq'], /Only the people who care/i);
    const years = facts.quote(['/faq', '/data-deletion', '/privacy'], /Medical records.*(kept|years)|medical records/i);
    return draft(
      [
        html`${who ? who.text : 'Health information is kept confidential, under the Privacy Act and its Australian Privacy Principles.'} ${young?.text ?? years?.text}`,
        html`You may ask to see your information and have it corrected: ${facts.email}.`,
      ],
      [facts.page('/privacy'), who?.source],
    );
  },

  complaint: ({ facts }) => {
    const days = facts.quote(['/complaints'], /business days/i);
    return draft(
      [
        html`I am sorry that something was not right. Please tell us: write to ${facts.email} or ring ${facts.phone} and ask for ${facts.manager.name}. ${days?.text}`,
        html`If you are not satisfied, independent bodies can help, free of charge; our complaints page lists them with their numbers.`,
      ],
      [facts.page('/complaints')],
    );
  },

  interpreter: ({ facts }) => {
    const tis = facts.quote(['/complaints'], /TIS National/i);
    return draft(
      [
        html`I write in English only. ${tis?.text}`,
        html`For a consultation, tell us at ${facts.email} which language you speak before you book, and we will see what is possible.`,
      ],
      [tis?.source ?? facts.page('/complaints')],
    );
  },

  hearing: ({ facts }) => {
    const relay = facts.quote(['/complaints'], /National Relay Service/i);
    return draft(
      [
        relay && html`${relay.text}`,
        html`A support person is welcome in the consultation. Tell us what you need at ${facts.email} or ${facts.phone} before you book, and we will do what we can.`,
      ],
      [relay?.source ?? facts.page('/how-it-works')],
    );
  },

  'emergency-service': ({ facts }) =>
    draft(
      [
        html`We are not an emergency service, and neither this chat nor our email is watched around the clock. In an emergency call ${{ safe: dialable(emergency) }}.`,
        html`If you are not sure how urgent something is, nurses answer at ${healthdirect.name}, day and night: ${{ safe: dialable(healthdirect) }}. We are there ${facts.hours}, ${facts.timeZone}.`,
      ],
      [facts.page('/faq')],
    ),

  human: ({ facts }) =>
    draft(
      [
        html`Of course. Ring ${facts.phone} or write to ${facts.email}, and a person will help you. We are there ${facts.hours}, ${facts.timeZone}.`,
        html`Messages in this chat are not passed on to anybody.`,
      ],
      [facts.page('/about')],
    ),

  contact: ({ facts }) =>
    draft(
      [
        html`Phone ${facts.phone} or email ${facts.email}. We are there ${facts.hours}, ${facts.timeZone}.`,
        html`Please leave health details out of emails, because they are not encrypted.`,
      ],
      [facts.page('/about')],
    ),

  business: ({ facts }) =>
    draft([
      html`I can't help with that here. Please write to ${facts.email}; ${facts.manager.name}, our ${facts.manager.role.toLowerCase()}, will pass it on.`,
    ]),

  assistant: ({ facts }) =>
    draft([
      html`I am the AI assistant of ${facts.clinic}: software, not a person, and not a clinician. I answer from the words on this website: appointments, fees and Medicare, how a visit works, our tools and articles.`,
      html`I do not diagnose, advise on medicines or doses, or handle emergencies. For a person, ring ${facts.phone} or write to ${facts.email}.`,
    ]),

  shop: ({ facts }) =>
    draft(
      [
        html`There is a shop, ${facts.shop.link}, on a website of its own. I do not know its products, prices or delivery.`,
        html`Nothing sold there is a condition of your care, and you never need to buy anything to see us.`,
      ],
      [facts.page('/terms')],
    ),
};
