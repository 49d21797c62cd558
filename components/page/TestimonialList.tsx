import type { Content } from '@/lib/content/content';

/** Every testimonial: name, position, message (specification, section 3). */
export function TestimonialList({ testimonials }: { testimonials: Content['testimonials'] }) {
  return (
    <div className="testimonial-list">
      {testimonials.map((testimonial) => (
        <Testimonial key={`${testimonial.order} ${testimonial.name}`} {...testimonial} />
      ))}
    </div>
  );
}

export function Testimonial({ name, position, message }: Content['testimonials'][number]) {
  return (
    <figure className="card testimonial">
      <blockquote>{message.trim()}</blockquote>
      <figcaption>
        <b>{name}</b>
        <span>{position}</span>
      </figcaption>
    </figure>
  );
}
