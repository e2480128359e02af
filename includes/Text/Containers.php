<?php
/**
 * Shortcodes and blocks of page builders that lay out the content they enclose.
 */

declare(strict_types=1);

namespace Pharos\Text;

use Pharos\Core\AddOns;

/** Visitors see the enclosed content, unless an attribute sets a condition. */
final class Containers {
	/** In this order: WPBakery, Divi, Avada, Enfold, Cornerstone, Flatsome, columns of themes; blocks. */
	private const KNOWN = [
		'vc_section',
		'vc_row',
		'vc_row_inner',
		'vc_column',
		'vc_column_inner',
		'vc_column_text',
		'vc_tta_tabs',
		'vc_tta_tour',
		'vc_tta_accordion',
		'vc_tta_pageable',
		'vc_tta_section',
		'vc_tabs',
		'vc_tour',
		'vc_tab',
		'vc_accordion',
		'vc_accordion_tab',
		'vc_toggle',
		'vc_message',
		'vc_cta',
		'et_pb_section',
		'et_pb_row',
		'et_pb_row_inner',
		'et_pb_column',
		'et_pb_column_inner',
		'et_pb_text',
		'et_pb_blurb',
		'et_pb_tabs',
		'et_pb_tab',
		'et_pb_accordion',
		'et_pb_accordion_item',
		'et_pb_toggle',
		'et_pb_cta',
		'et_pb_slider',
		'et_pb_slide',
		'et_pb_fullwidth_header',
		'et_pb_testimonial',
		'fusion_builder_container',
		'fusion_builder_row',
		'fusion_builder_row_inner',
		'fusion_builder_column',
		'fusion_builder_column_inner',
		'fusion_text',
		'fusion_title',
		'fusion_tabs',
		'fusion_tab',
		'fusion_accordion',
		'fusion_toggle',
		'fusion_content_boxes',
		'fusion_content_box',
		'av_section',
		'av_layout_row',
		'av_one_full',
		'av_one_half',
		'av_one_third',
		'av_two_third',
		'av_one_fourth',
		'av_three_fourth',
		'av_one_fifth',
		'av_two_fifth',
		'av_three_fifth',
		'av_four_fifth',
		'av_textblock',
		'av_tab_container',
		'av_tab',
		'av_toggle_container',
		'av_toggle',
		'cs_content',
		'cs_section',
		'cs_row',
		'cs_column',
		'cs_text',
		'x_section',
		'x_row',
		'x_column',
		'x_text',
		'section',
		'section_inner',
		'row',
		'row_inner',
		'col',
		'col_inner',
		'text_box',
		'ux_text',
		'columns',
		'column',
		'one_half',
		'one_half_last',
		'one_third',
		'one_third_last',
		'two_third',
		'two_third_last',
		'one_fourth',
		'one_fourth_last',
		'three_fourth',
		'three_fourth_last',
		'su_row',
		'su_column',
		'woocommerce/*',
		'kadence/*',
		'generateblocks/*',
		'uagb/*',
		'stackable/*',
		'themeisle-blocks/*',
		'essential-blocks/*',
		'greenshift-blocks/*',
		'getwid/*',
		'coblocks/*',
	];

	/** @var array<string, int>|null By name; null before the first use. */
	private ?array $names = null;

	/** Whether the shortcode or block with this name is a container. */
	public function has(string $name): bool {
		$this->names ??= array_flip(self::names());
		return isset($this->names[$name]) || isset($this->names[strtok($name, '/') . '/*']);
	}

	/** @return list<string> */
	private static function names(): array {
		/**
		 * Filters the shortcodes and blocks that only lay out the content they enclose, so that it can be used in
		 * descriptions, structured data and sitemaps. Content enclosed by any other registered shortcode, and in blocks
		 * that visitors don't see, isn't used.
		 *
		 * @param list<string> $names Names of shortcodes, such as `vc_row`, and blocks, such as `acme/box`, or `acme/*` for all
		 *                            blocks of a plugin.
		 *
		 * @since 1.0.0
		 * @example add_filter('pharos_layout_containers', static fn(array $names): array => [...$names, 'acme/box', 'acme_row']);
		 */
		$names = apply_filters('pharos_layout_containers', self::KNOWN);
		return is_array($names) && array_filter($names, is_string(...)) === $names
			? array_values($names)
			: AddOns::refuse('pharos_layout_containers', $names, self::KNOWN);
	}
}
