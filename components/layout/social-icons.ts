import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconBrandYoutube,
  type TablerIcon,
} from '@tabler/icons-react';
import type { School } from '@/lib/content/kinds/school';

type Network = School['social'][number]['network'];

export const SOCIAL_ICONS = {
  Facebook: IconBrandFacebook,
  Instagram: IconBrandInstagram,
  YouTube: IconBrandYoutube,
  X: IconBrandX,
  LinkedIn: IconBrandLinkedin,
} satisfies Record<Network, TablerIcon>;
