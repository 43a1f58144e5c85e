import type { figures as en } from '../en/figures.ts';
import type { Translated } from '../translated.ts';

export const figures: Translated<typeof en> = {
  title: 'Thống kê các kỳ gần nhất',
  noMemory:
    'Kết quả cũ không làm thay đổi xác suất. Mỗi kỳ quay là độc lập: số lâu chưa về không dễ về hơn ở kỳ sau, và số hay về cũng không khó về hơn.',
  failed: 'Chưa tải được thống kê',
  places: 'Vị trí',
  place: 'Vị trí {{place}}',
  allPlaces: 'Mọi vị trí',
  tens: 'Giải đặc biệt, hàng chục',
  units: 'Giải đặc biệt, hàng đơn vị',
  hot_other: 'Số nóng: về nhiều nhất trong {{count}} kỳ',
  cold_other: 'Số lạnh: lâu chưa về nhất trong {{count}} kỳ',
  hotShort: 'Số nóng: về nhiều nhất',
  coldShort: 'Số lạnh: lâu chưa về nhất',
  howOften_other: '{{of}}: số lần về trong {{count}} kỳ',
  number: 'Số',
  shown: 'Thống kê',
  hits: 'Số lần về',
  gap: 'Số kỳ chưa về',
  longestGap: 'Vắng lâu nhất',
  endings: {
    hits_other: 'Số lần về của mỗi cặp hai số cuối trong {{count}} kỳ',
    gap_other: 'Số kỳ chưa về của mỗi cặp hai số cuối, trong {{count}} kỳ',
    longestGap_other: 'Số kỳ vắng liên tiếp nhiều nhất của mỗi cặp, trong {{count}} kỳ',
  },
  trend: '{{of}}: theo từng kỳ',
  lastDrawn: 'Từ mới nhất: {{numbers}}.',
};
