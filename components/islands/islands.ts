/** Components that need JavaScript on public pages. A page loads only those that it contains. */
export { PhotoViewer } from '@/components/islands/PhotoViewer';
export { Carousel } from '@/components/islands/Carousel';
export { Tabs } from '@/components/islands/Tabs';
export { EnquirySender } from '@/components/islands/EnquirySender';
