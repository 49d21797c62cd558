/** Every component that needs script on a public page. A page loads the script of those that it shows, and of no others. */
export { PhotoViewer } from '@/components/islands/PhotoViewer';
export { Carousel } from '@/components/islands/Carousel';
export { Tabs } from '@/components/islands/Tabs';
