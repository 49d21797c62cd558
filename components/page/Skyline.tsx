/** The school's roofs, in one colour, for headings without a picture. */
export const Skyline = () => (
  <svg viewBox="0 -10 240 82" className="skyline" aria-hidden>
    <path d="M0 72V38h12v-4h16v4h60V28h6v-6h12V14h28v8h12v6h6v10h60v-4h16v4h12v34zM12.5 33q0-8 7.5-11 7.5 3 7.5 11zM212.5 33q0-8 7.5-11 7.5 3 7.5 11zM93.5 21q0-6 5.5-8 5.5 2 5.5 8zM135.5 21q0-6 5.5-8 5.5 2 5.5 8zM108 13q0-13 12-17 12 4 12 17zM119-3v-7l11 3-9 3zM9 62h10v-8a5 5 0 0 0-10 0zM29 62h10v-8a5 5 0 0 0-10 0zM49 62h10v-8a5 5 0 0 0-10 0zM69 62h10v-8a5 5 0 0 0-10 0zM161 62h10v-8a5 5 0 0 0-10 0zM181 62h10v-8a5 5 0 0 0-10 0zM201 62h10v-8a5 5 0 0 0-10 0zM221 62h10v-8a5 5 0 0 0-10 0zM111 72h18V56a9 9 0 0 0-18 0z" />
  </svg>
);
