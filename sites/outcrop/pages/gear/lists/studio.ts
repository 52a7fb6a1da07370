import { amazonSearch, type GearList } from '../gear-item.ts';

export const studio: GearList = {
  id: 'studio',
  label: 'Media Studio',
  placeholder: 'Search microphones, lights, capture…',
  about:
    'For lessons at a distance and episodes that people hear to the end. The room comes before the microphone, and both before the camera.',
  caption: 'The distance that matters: a hand’s width, 10 to 15 cm, a little off the axis.',
  items: [
    {
      badge: 'Microphone',
      title: 'Dynamic microphone, cardioid',
      line1: 'Hears the voice and forgives the room: for recording lessons and podcasts at a desk.',
      line2:
        'XLR, or XLR and USB to grow with. Spoken to from 10 to 15 cm. At −55 dBV/Pa it wants 60 dB of clean gain.',
      href: amazonSearch('dynamic cardioid microphone xlr usb broadcast'),
      icon: 'M12 3h8v12a4 4 0 0 1-8 0zM12 7h8M12 11h8M7 14a9 9 0 0 0 18 0M16 23v6M11 29h10',
    },
    {
      badge: 'Interface',
      title: 'Audio interface, two inputs',
      line1: 'Two voices on two tracks, so that one cough can be cut out of one of them.',
      line2:
        '24 bit at 48 kHz, 60 dB of gain or more, noise of −128 dBu (EIN) or lower, 48 V, monitoring without delay.',
      href: amazonSearch('audio interface 2 xlr inputs 48v 24 bit'),
      icon: 'M2 9h28v14H2zM12 16a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M21.5 16a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M25 13h2M25 16h2M25 19h2M8.5 16h.1M18 16h.1',
    },
    {
      badge: 'Support',
      title: 'Boom arm with shock mount',
      line1: 'Keeps knocks on the desk out of the recording and the page in sight.',
      line2:
        'Carries 1.5 kg without sinking, clamps 5 cm of table, ⅝ inch thread with a ⅜ adapter, springs inside.',
      href: amazonSearch('microphone boom arm shock mount heavy duty'),
      icon: 'M3 29h11M8.5 29v-8L14 7l12 5M14 7h.1M8.5 21h.1M26 12l-2 6M21 18h6v9a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2zM21 21.5h6',
    },
    {
      badge: 'Room',
      title: 'Pop filter and absorber panels',
      line1: 'A p is a gust of wind; a bare wall is a second speaker 10 ms late.',
      line2:
        'Panels 5 cm thick take up sound from about 500 Hz; thin foam only hiss. Two beside the mouth, one behind the microphone.',
      href: amazonSearch('acoustic panels 2 inch thick pop filter'),
      icon: 'M21 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0M7 7h12M5 11h16M7 15h12M13 3v16M9.5 4v14M16.5 4v14M18.5 17c5 2 7 6 7 12',
    },
    {
      badge: 'Monitoring',
      title: 'Closed headphones',
      line1: 'What the listener hears, and nothing of it back in the microphone.',
      line2:
        '32 Ω for a pocket recorder, up to 80 Ω for an interface. Cable and pads that can be replaced; no bass that is not there.',
      href: amazonSearch('closed back studio headphones replaceable cable'),
      icon: 'M5 19v-3a11 11 0 0 1 22 0v3M4 18h5v10H6a2 2 0 0 1-2-2zM28 18h-5v10h3a2 2 0 0 0 2-2z',
    },
    {
      badge: 'Light',
      title: 'Two LED panels, CRI 95',
      line1: 'Granite stays pink and glauconite green, on camera as on the table.',
      line2:
        'CRI and TLCI of 95 or more, 3,200 to 5,600 K, no flicker at 50 or 60 Hz, with diffusers. One from each side kills the shadow.',
      href: amazonSearch('led video light panel pair cri 95 bi-color'),
      icon: 'M5 4h22v14H5zM10 8h.1M14 8h.1M18 8h.1M22 8h.1M10 11h.1M14 11h.1M18 11h.1M22 11h.1M10 14h.1M14 14h.1M18 14h.1M22 14h.1M16 18v7M16 25l-6 5M16 25l6 5',
    },
    {
      badge: 'Field sound',
      title: 'Pocket recorder with wind shield',
      line1: 'A voice at the outcrop, a spring, a drill: sound with its place.',
      line2:
        '32-bit float, so that a shout is not lost; a fur cover (foam stops a draught, not wind); ten hours on cells you can buy anywhere.',
      href: amazonSearch('portable audio recorder 32 bit float furry windscreen'),
      icon: 'M10 12V9a6 6 0 0 1 12 0v3zM9 12h14v17H9zM12 15h8v6h-8zM13 25h1M18 25h1M9 7L6 6M10.5 4L8 2M16 3V.5M21.5 4L24 2M23 7l3-1',
    },
    {
      badge: 'Capture',
      title: 'HDMI to USB capture card',
      line1: 'Brings the picture of a microscope or a camera into a call or a recording.',
      line2:
        '1080p at 60 frames over USB 3, HDMI passed on to a screen. The camera has to send a clean picture, without its menus.',
      href: '/aff/capturecard',
      icon: 'M9 7h15v18H9zM2 12h7v8H2zM24 13h6v6h-6zM13 12l7 4-7 4z',
    },
  ],
};
