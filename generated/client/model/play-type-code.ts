/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:
 *
 * | games | codes |
 * |---|---|
 * | Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |
 * | SSC | `S5_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place; `S5_G120 S5_G60 S5_G30`; `S3F_G3 S3F_G6 S3M_G3 S3M_G6 S3L_G3 S3L_G6`; `S3F_SUM S3L_SUM`; `POS_1`; `SUM_BS SUM_OE` big or small and odd or even of the sum of five |
 * | 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `SUM_BS SUM_OE`; `POS_BS POS_OE` |
 * | K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR TWO_DIFFERENT THREE_DIFFERENT` |
 * | PK10 | `POS_1`; `TOP2_SUM`; `TOP2_STRAIGHT TOP3_STRAIGHT`; `POS_BS POS_OE` |
 * | PC28 | `SUM`; `SUM_BS SUM_OE`; `SUM_EXTREME` |
 * @maxLength 30
 * @pattern ^[A-Z0-9_]{1,30}$
 */
export type PlayTypeCode = string;
