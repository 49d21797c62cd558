import { PhotoViewer } from '@/components/gallery/PhotoViewer';
import { Carousel } from '@/components/ui/Carousel';
import { Tabs } from '@/components/ui/Tabs';

/** Every component that needs script on a public page. */
export const ISLANDS = { Carousel, Tabs, PhotoViewer } as const;

export type IslandName = keyof typeof ISLANDS;
