/**
 * Things that articles are about, drawn by hand: each stands on the ground at 0, some 300 units high, as wide at most
 * as 400. Their colours are their own, so that a lamp is a lamp by day and by night.
 */
const [cream, white, ink, teal, mint] = ['#F7F0E1', '#FFF', '#12303A', '#5F9A9B', '#C5D8CE'];
const [banksia, ochre, wood, bush, deep] = ['#C8553D', '#E3BE73', '#8A6A45', '#3F7D6A', '#1C4A53'];

function fill(colour: string, d: string, opacity = 1): string {
  return `<path fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''} d="${d}"/>`;
}

function line(colour: string, width: number, d: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
}

function round(colour: string, x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
}

const steam = line(white, 7, 'M-40-210C-62-236-18-254-40-286M10-210C-12-236 32-254 10-286');

export const objects: Readonly<Record<string, readonly string[]>> = {
  bed: [
    fill(wood, 'M-200 0V-224C-200-246-168-246-168-224V0ZM176 0V-120H200V0Z'),
    fill(cream, 'M-168-26H176V-92H-168Z'),
    fill(white, 'M-156-92C-170-160-40-164-44-92Z'),
    fill(teal, 'M-70-92C10-160 140-140 180-100V-26H-70Z'),
    line(white, 5, 'M-50-70C10-96 60-50 170-76M-50-46C10-70 60-30 170-54'),
  ],
  lamp: [
    `<circle cx="0" cy="-214" r="168" fill="${ochre}" fill-opacity=".3"/>`,
    fill(wood, 'M-60 0C-56-26 56-26 60 0ZM-8-10V-160H8V-10Z'),
    fill(ochre, 'M-58-300H58L104-156H-104Z'),
    fill('#C99F52', 'M20-300H58L104-156H44Z', 0.7),
    line(banksia, 4, 'M70-156V-110'),
  ],
  clock: [
    line(deep, 16, 'M-70-40L-96-4M70-40L96-4'),
    fill(banksia, 'M-110-216A62 62 0 0 1-26-270ZM110-216A62 62 0 0 0 26-270Z'),
    round(deep, 0, -140, 122),
    round(cream, 0, -140, 98),
    line(ink, 9, 'M0-206V-140L44-114M0-228V-222M0-58V-52M-88-140H-82M82-140H88'),
  ],
  bowl: [
    round(bush, -70, -150, 56),
    round('#86B09F', 0, -172, 62),
    round(banksia, 62, -146, 42),
    fill(ochre, 'M-30-132C-26-214 20-236 50-226C52-180 30-146 10-132Z'),
    fill(deep, 'M-160-136H160C150-40 84 0 0 0S-150-40-160-136Z'),
    line(mint, 6, 'M-138-92C-90-116-50-70 0-92S90-116 138-92M-112-54C-70-76-40-36 0-54S70-76 112-54'),
  ],
  plate: [
    round(cream, 0, -152, 152),
    round(white, 0, -152, 108),
    fill('#5E9483', 'M-6-254V-50A102 102 0 0 1-6-254Z'),
    fill(ochre, 'M6-146H102A102 102 0 0 1 6-50Z'),
    fill(banksia, 'M6-158V-254A102 102 0 0 1 102-158Z', 0.85),
    line(
      '#8FA6A5',
      10,
      'M-192-10V-180M-210-290V-220C-210-190-174-190-174-220V-290M-192-290V-200M196-10V-290C174-260 172-200 196-180',
    ),
  ],
  egg: [
    fill('#E9C3A0', 'M-84-150C-84-230-44-300 0-300S84-230 84-150Z'),
    fill(white, 'M-50-170C-52-220-30-266-8-276C-20-240-26-200-26-166Z'),
    fill(teal, 'M-100-160H100C96-90 50-64 20-56L26-20H70V0H-70V-20H-26L-20-56C-50-64-96-90-100-160Z'),
    line(white, 6, 'M-86-130C-50-148-30-112 0-130S50-148 86-130'),
    line(wood, 12, 'M130-8L190-190'),
    `<ellipse cx="200" cy="-220" rx="24" ry="40" transform="rotate(18 200 -220)" fill="${wood}"/>`,
  ],
  loaf: [
    fill('#B98B55', 'M-180 0C-214-60-200-150-130-166C-80-196 90-196 140-166C206-150 214-60 180 0Z'),
    fill(ochre, 'M-160-8C-186-60-176-124-120-138C-70-160 80-160 124-138C180-124 186-60 160-8Z'),
    line(cream, 9, 'M-96-44C-96-84-76-110-56-122M-24-36C-24-84-4-112 20-126M52-40C52-84 70-106 92-120'),
    line('#B98B55', 6, 'M206 0C216-90 210-160 190-230'),
    fill(
      ochre,
      'M190-230C170-250 172-270 184-288C200-270 202-250 190-230ZM196-186C172-194 164-212 168-230C188-222 198-206 196-186ZM202-186C226-198 232-216 226-234C208-224 198-208 202-186Z',
    ),
  ],
  jar: [
    fill(banksia, 'M-84-300H84V-250H-84Z'),
    fill(
      mint,
      'M-92-250H92C112-236 116-220 116-200V-30C116-10 106 0 86 0H-86C-106 0-116-10-116-30V-200C-116-220-112-236-92-250Z',
    ),
    fill(ochre, 'M-102-180H102V-34C102-20 96-14 82-14H-82C-96-14-102-20-102-34Z'),
    fill(cream, 'M-74-154H74V-44H-74Z'),
    line(deep, 8, 'M-52-128H20M-52-100H52M-52-74H0M30-74H52'),
    line(white, 8, 'M-92-220V-196'),
  ],
  pot: [
    steam,
    line(ink, 16, 'M-146-110H-190M146-110H190'),
    fill(banksia, 'M-146-150H146V-36C146-12 130 0 108 0H-108C-130 0-146-12-146-36Z'),
    fill('#DB7A5E', 'M-120-126H-92V-30H-108C-116-30-120-36-120-46Z'),
    fill(deep, 'M-160-150C-150-186-80-194 0-194S150-186 160-150ZM-22-194C-22-216 22-216 22-194Z'),
  ],
  fruit: [
    line(wood, 9, 'M-64-220C-64-250-50-266-36-274M96-140C98-164 108-176 120-182'),
    fill('#9DB68C', 'M-64-226C-24-226-24-160 4-120C40-64 10 0-64 0S-168-64-132-120C-104-160-104-226-64-226Z'),
    fill(
      banksia,
      'M96-140C150-166 190-130 186-80C184-30 150 0 126 0C112 0 108-6 96-6S80 0 66 0C42 0 12-30 8-80C4-130 46-166 96-140Z',
    ),
    fill(white, 'M-104-90C-112-60-104-36-92-26C-96-50-96-70-90-92ZM40-100C30-84 30-66 36-52C42-72 46-86 52-98Z', 0.5),
    fill(bush, 'M-40-250C-20-286 20-286 40-270C20-240-16-236-40-250Z'),
  ],
  cup: [
    steam,
    line(cream, 22, 'M110-150C170-150 176-70 100-66'),
    fill(cream, 'M-124-176H120C120-60 90-16 60 0H-64C-94-16-124-60-124-176Z'),
    fill(wood, 'M-124-176C-110-190 106-190 120-176C106-162-110-162-124-176Z'),
    line(teal, 7, 'M-112-116C-70-138-40-96 0-116S70-138 108-116M-100-78C-60-98-36-60 0-78S66-98 96-78'),
  ],
  glass: [
    fill(mint, 'M-84-300H84C90-180 60-140 10-130V-20H64V0H-64V-20H-10V-130C-60-140-90-180-84-300Z'),
    fill(banksia, 'M-84-236C-40-250 40-222 84-236C80-176 50-146 0-146S-80-176-84-236Z'),
    line(white, 7, 'M-62-276V-210'),
    line(deep, 5, 'M112-236H146M112-190H134M112-146H146'),
  ],
  fridge: [
    fill(mint, 'M-110 0V-290C-110-306-100-316-84-316H84C100-316 110-306 110-290V0Z'),
    fill(deep, 'M-110-206H110V-198H-110Z'),
    line(deep, 11, 'M-80-276V-234M-80-166V-80'),
    fill(cream, 'M-20-160H50V-80H-20Z'),
    fill(banksia, 'M4-176H26V-154H4Z'),
    line(teal, 5, 'M-6-132H36M-6-114H24M-6-98H36'),
    fill(ochre, 'M50-280C66-280 76-268 76-256H24C24-268 34-280 50-280Z'),
  ],
  shoe: [
    fill(deep, 'M-200 0C-216-40-206-46-190-46H190C206-40 206-14 196 0Z'),
    fill(
      banksia,
      'M-196-46C-206-110-190-170-176-178C-140-150-80-150-50-184C-20-150 40-104 110-96C170-90 200-76 196-46Z',
    ),
    line(white, 6, 'M-190-22H186'),
    fill(deep, 'M-196-46C-204-96-196-140-186-166C-160-140-150-90-156-46Z'),
    line(white, 8, 'M-30-150L-60-118M4-128L-24-96M40-110L14-80'),
    line(ochre, 7, 'M-130-70C-90-92-60-56-20-72S60-84 90-66'),
  ],
  dumbbell: [
    fill(deep, 'M-110-136H110V-106H-110Z'),
    fill(banksia, 'M-150-242H-98V0H-150ZM98-242H150V0H98Z'),
    fill('#DB7A5E', 'M-190-200H-150V-42H-190ZM150-200H190V-42H150Z'),
    fill(ochre, 'M-210-144H-190V-98H-210ZM190-144H210V-98H190Z'),
    line(white, 6, 'M-134-216V-150M114-216V-150'),
  ],
  stairs: [
    fill(cream, 'M-200 0V-50H-100V-110H0V-170H100V-230H200V0Z'),
    fill('#DDBE94', 'M-200-50H-100V-36H-200ZM-100-110H0V-96H-100ZM0-170H100V-156H0ZM100-230H200V-216H100Z'),
    fill(teal, 'M-200 0V-14H200V0Z'),
    line(banksia, 8, 'M-150-70V-74M-50-130V-134M50-190V-194'),
    fill(bush, 'M136-232L126-292H176L166-232Z'),
    round('#7FAD9D', 151, -310, 30),
  ],
  stones: [
    `<ellipse cx="0" cy="-44" rx="150" ry="46" fill="${deep}"/><ellipse cx="-10" cy="-120" rx="110" ry="40" fill="#94B8B5"/>`,
    `<ellipse cx="12" cy="-188" rx="78" ry="34" fill="${ochre}"/><ellipse cx="0" cy="-244" rx="48" ry="26" fill="${banksia}"/>`,
    line(white, 5, 'M-90-60C-50-80-20-40 30-60M-70-130C-40-144-10-116 30-132'),
  ],
  chairs: [
    line(wood, 13, 'M-190 0L-180-110M-70 0L-80-110M190 0L180-110M70 0L80-110M0 0V-90M-30 0H30'),
    fill(bush, 'M-204-260C-190-274-160-274-156-250L-148-140H-66C-50-140-50-104-66-104H-178C-190-104-192-120-194-140Z'),
    fill(banksia, 'M204-260C190-274 160-274 156-250L148-140H66C50-140 50-104 66-104H178C190-104 192-120 194-140Z'),
    fill(cream, 'M-50-104H50V-90H-50Z'),
    fill(white, 'M-18-104V-136H16V-104ZM16-128H28V-114H16Z'),
  ],
  tape: [
    fill(ochre, 'M0 0H210V-44H0Z'),
    round(ochre, -20, -130, 130),
    round('#C99F52', -20, -130, 92),
    round(cream, -20, -130, 70),
    line(
      deep,
      6,
      'M30-44V-24M60-44V-14M90-44V-24M120-44V-14M150-44V-24M180-44V-14M-20-260V-238M-112-222L-98-204M72-222L58-204M-150-130H-128',
    ),
    fill(banksia, 'M-60-130a40 40 0 0 1 80 0Z'),
  ],
  scales: [
    fill(deep, 'M-176-24H176V0H-176Z'),
    fill(mint, 'M-140-250C-140-290-110-310-80-310H80C110-310 140-290 140-250L176-24H-176Z'),
    round(cream, 0, -170, 100),
    line(deep, 6, 'M-82-170H-66M-58-228L-47-217M0-252V-236M58-228L47-217M82-170H66'),
    line(banksia, 9, 'M0-170L30-220'),
    round(banksia, 0, -170, 12),
    line(teal, 6, 'M-120-40C-70-60-40-22 0-40S70-60 120-40'),
  ],
  buoy: [
    line(deep, 9, 'M-60-90L-28-230M60-90L28-230M-46-150H46M-46-150L40-196M46-150L-40-196'),
    fill(ochre, 'M-32-230H32V-276C32-292-32-292-32-276Z'),
    fill(banksia, 'M-130-90H130L100-20C60 0-60 0-100-20Z'),
    fill(white, 'M-116-62H116L106-38H-106Z'),
    line(white, 8, 'M-200-4C-150-22-110 10-60-4S60-20 110-4S170-12 200-4'),
  ],
  phone: [
    fill(ink, 'M-96-20V-296C-96-312-86-320-72-320H72C86-320 96-312 96-296V-20C96-8 86 0 72 0H-72C-86 0-96-8-96-20Z'),
    fill('#DFEBEA', 'M-82-296H82V-26H-82Z'),
    round('#8A5A44', 0, -206, 38),
    fill('#5C3B2E', 'M-42-206C-52-266 52-266 42-206C24-226-20-226-42-206Z'),
    fill(bush, 'M-82-90C-70-150-30-160 0-160S70-150 82-90V-26H-82Z'),
    fill(white, 'M-16-160L0-130L16-160Z'),
    round(banksia, 0, -54, 18),
  ],
  calendar: [
    fill(cream, 'M-150-270H150V0H-150Z'),
    fill(banksia, 'M-150-286H150V-220H-150Z'),
    line(deep, 12, 'M-84-306V-262M84-306V-262'),
    `<path fill="none" stroke="#94B8B5" stroke-width="26" stroke-dasharray="26 34" d="M-110-172H112M-110-116H112M-110-60H112"/>`,
    line(bush, 12, 'M6-122L24-102L60-146'),
  ],
  tubes: [
    fill(
      mint,
      'M-118-290H-62V-40C-62-4-118-4-118-40ZM-28-290H28V-40C28-4-28-4-28-40ZM62-290H118V-40C118-4 62-4 62-40Z',
    ),
    fill(banksia, 'M-118-160H-62V-40C-62-4-118-4-118-40ZM62-190H118V-40C118-4 62-4 62-40Z'),
    fill(ochre, 'M-28-130H28V-40C28-4-28-4-28-40Z'),
    fill(deep, 'M-126-306H-54V-272H-126ZM-36-306H36V-272H-36ZM54-306H126V-272H54Z'),
    fill(wood, 'M-170-110H170V-84H-170ZM-170-20H170V0H-170ZM-170-110H-150V0H-170ZM150-110H170V0H150Z'),
  ],
  cuff: [
    line(deep, 12, 'M-110-250C-110-130-10-130-10-250M-60-160C-60-20 120-10 120-130'),
    line(ochre, 9, 'M-110-290V-250M-10-290V-250'),
    round(banksia, 120, -160, 44),
    round(cream, 120, -160, 24),
    line(teal, 7, 'M-200-14C-150-34-110 4-60-14S60-32 110-14S170-24 200-14'),
  ],
  fan: [
    fill(banksia, 'M0-20L-196-150A236 236 0 0 1-118-246Z'),
    fill(ochre, 'M0-20L-118-246A236 236 0 0 1 0-276Z'),
    fill(teal, 'M0-20L0-276A236 236 0 0 1 118-246Z'),
    fill(bush, 'M0-20L118-246A236 236 0 0 1 196-150Z'),
    line(white, 6, 'M-150-140C-110-190-60-210 0-212S110-190 150-140M-106-112C-76-144-40-160 0-160S76-144 106-112'),
    line(wood, 9, 'M0-10L-90-70M0-10V-110M0-10L90-70'),
    round(wood, 0, -14, 15),
  ],
};
