import type { Content } from '@/lib/content/content';

/** Every testimonial: name, position, message (specification, section 3). */
export function TestimonialList({ testimonials }: { testimonials: Content['testimonials'] }) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {testimonials.map((testimonial) => (
        <Testimonial key={`${testimonial.order} ${testimonial.name}`} {...testimonial} />
      ))}
    </div>
  );
}

export function Testimonial({ name, position, message }: Content['testimonials'][number]) {
  return (
    <figure className="card flex h-full flex-col p-6">
      <blockquote className="before:font-display before:text-accent before:-mb-4 before:block before:text-6xl before:leading-none before:content-['“'] text-lg">
        <p>{message}</p>
      </blockquote>
      <figcaption className="mt-auto pt-4">
        <span className="block font-semibold">{name}</span>
        <span className="text-muted text-sm">{position}</span>
      </figcaption>
    </figure>
  );
}
