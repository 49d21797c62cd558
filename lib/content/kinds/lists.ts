import {
  address,
  alt,
  file,
  group,
  groups,
  list,
  photoConsent,
  picture,
  text,
  texts,
  updated,
} from './fields';

/** content/admission.yaml: specification, section 9, "Admission rules". */
export const admissionSchema = group('Admission.', {
  updated: updated(),
  rules: texts('The rules, one sentence each.', [0, 30], 'One rule.', 'Seats are limited.').optional(),
  documents: texts('What a family brings.', [0, 30], 'One document.', 'Birth certificate').optional(),
  form: group('The sample admission form.', {
    title: text('The words of the link.', 'Sample admission form'),
    file: file('The PDF in content/files/.', 'admission-form.pdf'),
  }).optional(),
});

/** content/gallery.yaml: specification, section 2, "Gallery page". */
export const gallerySchema = group('The photo gallery.', {
  updated: updated(),
  pictures: groups('The pictures, in their order.', [0, 200], 'One picture.', {
    picture: picture('A picture from content/images/.', 'gallery-01.jpg'),
    alt: alt('Pupils marching on Republic Day'),
    caption: text('The line below the picture.', 'Republic Day parade', 120),
    consent: photoConsent('picture').optional(),
    album: text('The album it belongs to; those without one come first.', 'Sports day 2026', 60).optional(),
  }),
});

/** content/videos.yaml: each video is a link; nothing is loaded from its site before a click. */
export const videosSchema = group('The video gallery.', {
  updated: updated(),
  videos: groups('The videos, in their order.', [0, 60], 'One video.', {
    title: text('What the video shows.', 'A walk round the campus', 100),
    length: text('How long it is.', '3 minutes', 30),
    site: text('The site that shows it, named in the link.', 'YouTube', 30),
    address: address('The address of the video.', 'https://www.youtube.com/watch?v=…'),
    picture: picture('A still from content/images/.', 'video-campus-tour.jpg'),
    alt: alt('The school gate in the morning'),
  }),
});

/** content/documents.yaml: specification, section 2, "Documents page". */
export const documentsSchema = group('The documents to download.', {
  updated: updated(),
  documents: groups('The documents, in their order.', [0, 40], 'One document.', {
    title: text('What the document is.', 'Water report', 100),
    file: file('The PDF in content/files/.', 'water-report.pdf'),
  }),
});

/**
 * content/sample.yaml: which texts of the sample school are invented. The pages print them like any other text; the footer
 * says once that they are, and a school replaces them one by one before it publishes.
 */
export const sampleSchema = group('What is invented on this website.', {
  note: text('What the footer of every page says about it.', 'This is a sample school.', 200),
  values: groups('The values that are still the sample’s, by file.', [0, 300], 'The values of one file.', {
    file: text('The file, in this folder.', 'pages/transport.md'),
    texts: list(
      'Parts of its text as they stand there. Leave it out where all of the file is invented.',
      text('One value.', 'a class has at most 25 children', 300),
    ).optional(),
  }),
});
