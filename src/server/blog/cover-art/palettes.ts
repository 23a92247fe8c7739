/** The colours of one light on the coast. */
export interface Palette {
  sky: string;
  haze: string;
  sun: string;
  /** Distant land. */
  far: string;
  deep: string;
  shallow: string;
  foam: string;
  sand: string;
  shade: string;
  leaf: string;
  stem: string;
}

/** Times of day and kinds of weather: a post has one of them. */
export const palettes: Readonly<Record<string, Palette>> = {
  morning: {
    sky: '#DFEBEA',
    haze: '#F6EBD5',
    sun: '#F0CE98',
    far: '#BAD2CD',
    deep: '#3F7F86',
    shallow: '#6FA5A5',
    foam: '#B8D3CD',
    sand: '#F1E6D0',
    shade: '#DBC39C',
    leaf: '#5E9483',
    stem: '#2F6B5A',
  },
  dusk: {
    sky: '#F3D9C4',
    haze: '#F8E9D8',
    sun: '#D9714F',
    far: '#C7A79F',
    deep: '#456977',
    shallow: '#7D9AA1',
    foam: '#E9D3C3',
    sand: '#EBD9BF',
    shade: '#CDB085',
    leaf: '#5C7F6E',
    stem: '#2B5548',
  },
  night: {
    sky: '#0F3B47',
    haze: '#18505C',
    sun: '#F4EBD2',
    far: '#0C2F3A',
    deep: '#1B5965',
    shallow: '#2F737C',
    foam: '#8DB7B5',
    sand: '#54777A',
    shade: '#3C5F64',
    leaf: '#8DB7A5',
    stem: '#0C2F3A',
  },
  bush: {
    sky: '#E4EEE4',
    haze: '#F5F1DE',
    sun: '#F0CE98',
    far: '#A9C5B8',
    deep: '#4F8875',
    shallow: '#86B09F',
    foam: '#D6E5DE',
    sand: '#EFE7D6',
    shade: '#CFC09B',
    leaf: '#3F7D6A',
    stem: '#1C4A3F',
  },
  noon: {
    sky: '#CFE4EA',
    haze: '#EAF4F2',
    sun: '#FFF6DC',
    far: '#8DB7B5',
    deep: '#2C7A86',
    shallow: '#5BA3A8',
    foam: '#CFE7E3',
    sand: '#F7F0DD',
    shade: '#E0CDA6',
    leaf: '#5E9483',
    stem: '#2F6B5A',
  },
  ochre: {
    sky: '#F6EBD5',
    haze: '#FCF6EA',
    sun: '#D98B4F',
    far: '#DDBE94',
    deep: '#6E8776',
    shallow: '#A0B199',
    foam: '#EDE3CB',
    sand: '#E8CDA1',
    shade: '#C9A26B',
    leaf: '#66805E',
    stem: '#3A5742',
  },
};
