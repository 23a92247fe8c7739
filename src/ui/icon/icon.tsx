import {
  Activity, Apple, Baby, Bed, Bell, Brain, Calendar, CalendarCheck, Camera, ChartLine, Check, ClipboardList, Clock,
  Coffee, Compass, Copy, Dumbbell, FileText, Flame, Footprints, Handshake, Heart, HeartPulse, House, Leaf, Lightbulb, List,
  Lock, type LucideIcon, Mail, MapPin, Medal, MessageCircle, Moon, Mountain, Phone, Pill, Receipt, RefreshCw, Ruler,
  Scale, Search, Shield, Smile, Sparkles, Sprout, Stethoscope, Sun, Target, Thermometer, Timer, Users, Utensils, Video,
  Waves, Wifi, Wine,
} from 'lucide-react';

const icons = {
  activity: Activity, apple: Apple, baby: Baby, bed: Bed, bell: Bell, brain: Brain, calendar: Calendar,
  'calendar-check': CalendarCheck, camera: Camera, chart: ChartLine, check: Check, clipboard: ClipboardList,
  clock: Clock, coffee: Coffee, compass: Compass, copy: Copy, dumbbell: Dumbbell, 'file-text': FileText, flame: Flame,
  footprints: Footprints, handshake: Handshake, heart: Heart, 'heart-pulse': HeartPulse, home: House, leaf: Leaf,
  lightbulb: Lightbulb, list: List, lock: Lock, mail: Mail, 'map-pin': MapPin, medal: Medal, message: MessageCircle,
  moon: Moon, mountain: Mountain, phone: Phone, pill: Pill, receipt: Receipt, refresh: RefreshCw, ruler: Ruler,
  scale: Scale, search: Search, shield: Shield, smile: Smile, sparkles: Sparkles, sprout: Sprout,
  stethoscope: Stethoscope, sun: Sun, target: Target, thermometer: Thermometer, timer: Timer, users: Users,
  utensils: Utensils, video: Video, waves: Waves, wifi: Wifi, wine: Wine,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as IconName[];

/** An icon beside words. It says nothing by itself, so screen readers skip it. */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  const Drawing = icons[name];
  return <Drawing aria-hidden="true" focusable="false" strokeWidth={1.75} className={`shrink-0 ${className}`} />;
}
