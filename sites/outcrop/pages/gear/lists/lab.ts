import { amazonSearch, type GearList } from '../gear-item.ts';

export const lab: GearList = {
  id: 'lab',
  label: 'Data & AI Lab',
  placeholder: 'Search graphics cards, drives, displays…',
  about:
    'A desk for logs, rasters and models, and for still having them next year. Memory first, then drives, then speed.',
  caption: 'A desk that trains overnight: the loss over 40 epochs, and the card that it runs on.',
  items: [
    {
      badge: 'Compute',
      title: 'Graphics card with 24 GB of memory',
      line1:
        'Memory decides which models can be trained or run: 7 billion weights take 14 GB at 16 bits, 4 GB at 4 bits.',
      line2:
        'Check the 350 to 450 W it draws, three slots of width, the length of the case, and that your framework supports the maker.',
      href: amazonSearch('graphics card 24gb vram'),
      icon: 'M3 8h26v14H3zM3 4v24M7 22v3h13v-3M14.5 15a4 4 0 1 1-8 0 4 4 0 0 1 8 0M26 15a4 4 0 1 1-8 0 4 4 0 0 1 8 0M10.5 15h.1M22 15h.1',
    },
    {
      badge: 'Compute',
      title: 'Main memory, 64 GB in two modules',
      line1:
        'A raster wants to be held whole: 10,000 × 10,000 cells of float32 are 0.4 GB for each band.',
      line2:
        'A matched pair, so that both channels work, with two slots left free. ECC where processor and board take it.',
      href: amazonSearch('64gb ddr5 kit 2x32gb'),
      icon: 'M2 9h28v12h-2v3H4v-3H2zM6 12h4v5H6zM14 12h4v5h-4zM22 12h4v5h-4zM8 21v3M12 21v3M16 21v3M20 21v3M24 21v3',
    },
    {
      badge: 'Storage',
      title: 'NVMe drive, 2 to 4 TB',
      line1: 'For what you work on today: a SEG-Y volume is read in thousands of small pieces.',
      line2:
        'PCIe 4.0 ×4 reads 7 GB/s; a cache of its own; 600 TB of writes guaranteed for each TB of size; a heat sink.',
      href: amazonSearch('nvme ssd 4tb pcie 4.0 dram cache heatsink'),
      icon: 'M2 11h28v10H2zM5 14h7v4H5zM15 14h5v4h-5zM23 14h3v4h-3zM5 21v3M8 21v3M11 21v3M14 21v3',
    },
    {
      badge: 'Backup',
      title: 'Network storage with four bays',
      line1: 'Three copies, on two kinds of media, one of them in another building.',
      line2:
        'Two drives may fail in RAID 6, none in a fire: it is one copy of the three. Snapshots, 2.5 Gbit/s, and a restore that was tried.',
      href: amazonSearch('4 bay nas 2.5gbe snapshots'),
      icon: 'M5 3h22v26H5zM8 6h16v5H8zM8 13.5h16v5H8zM8 21h16v5H8zM21 8.5h.1M21 16h.1M21 23.5h.1',
    },
    {
      badge: 'Display',
      title: 'Display, 27 inch, 3840 × 2160',
      line1: 'Eight log tracks or a map sheet beside its legend, without scrolling.',
      line2:
        '163 pixels per inch, IPS, 99 % of sRGB with ΔE below 2, so that a colour scale is the same in print. 90 W over USB-C.',
      href: amazonSearch('27 inch 4k ips monitor usb-c 90w delta e'),
      icon: 'M2 5h28v18H2zM11 28h10M16 23v5M6 8.5v11M9 14l3-4 3 7 3-9 3 8 3-4h2',
    },
    {
      badge: 'Power',
      title: 'Uninterruptible supply, 1,500 VA',
      line1: 'A run of 40 hours should not end with a thunderstorm in hour 39.',
      line2:
        '1,500 VA carry about 900 W. A pure sine wave for modern supplies, ten minutes at your load, a USB signal that shuts down in order.',
      href: amazonSearch('ups 1500va 900w pure sine wave'),
      icon: 'M8 3h16v26H8zM11 6h10v4H11zM17 13l-5 7h8l-5 6',
    },
    {
      badge: 'Input',
      title: 'Pen tablet for picking',
      line1: 'Horizons, contacts and old contour lines are drawn, not clicked.',
      line2:
        'An active area of 25 × 15 cm in the shape of your screen, a pen without a battery, a driver for your system.',
      href: amazonSearch('pen tablet 10 x 6 inch battery free stylus'),
      icon: 'M3 10h26v18H3zM7 14h15v10H7zM25.5 16h.1M25.5 19h.1M25.5 22h.1M11 21l2-5L25 3l3 2-12 14z',
    },
  ],
};
