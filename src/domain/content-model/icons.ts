import { z } from 'zod';

/** Icons that content may name; src/ui/icon draws each. */
export const iconNames = [
  'activity', 'apple', 'baby', 'bed', 'bell', 'brain', 'calendar', 'calendar-check', 'camera', 'chart', 'check',
  'clipboard', 'clock', 'coffee', 'compass', 'dumbbell', 'file-text', 'flame', 'footprints', 'handshake', 'heart',
  'heart-pulse', 'home', 'leaf', 'lightbulb', 'list', 'lock', 'mail', 'map-pin', 'medal', 'message', 'moon',
  'mountain', 'phone', 'pill', 'receipt', 'refresh', 'ruler', 'scale', 'search', 'shield', 'smile', 'sparkles',
  'sprout', 'stethoscope', 'sun', 'target', 'thermometer', 'timer', 'users', 'utensils', 'video', 'waves', 'wifi',
  'wine',
] as const;

export const iconName = z.enum(iconNames, {
  error: `write one of the icon names: ${iconNames.join(', ')}`,
});

export type IconName = z.infer<typeof iconName>;
