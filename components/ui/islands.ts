/** Every component that needs script on a public page. A page loads the script of those that it shows, and of no others. */
export { PhotoViewer } from '@/components/gallery/PhotoViewer';
export { Carousel } from '@/components/ui/Carousel';
export { Tabs } from '@/components/ui/Tabs';
