<?php
/**
 * Functions for the blocks of the sample content.
 */

declare(strict_types=1);

namespace Pharos\Sample;

function paragraphs(string ...$texts): string {
	return implode(
		"\n\n",
		array_map(
			static fn(
				string $text,
			): string => "<!-- wp:paragraph -->\n<p>$text</p>\n<!-- /wp:paragraph -->",
			$texts,
		),
	) . "\n\n";
}

function heading(string $text): string {
	return "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">$text</h2>\n<!-- /wp:heading -->\n\n";
}

/** @param string[] $items */
function bullets(array $items): string {
	$list = implode(
		"\n",
		array_map(
			static fn(
				string $item,
			): string => "<!-- wp:list-item -->\n<li>$item</li>\n<!-- /wp:list-item -->",
			$items,
		),
	);
	return "<!-- wp:list -->\n<ul class=\"wp-block-list\">$list</ul>\n<!-- /wp:list -->\n\n";
}

function image(int $id): string {
	$src = esc_url(wp_get_attachment_image_url($id, 'large'));
	$alt = esc_attr(get_post_meta($id, '_wp_attachment_image_alt', true));
	return "<!-- wp:image {\"id\":$id,\"sizeSlug\":\"large\",\"linkDestination\":\"none\"} -->\n" .
		"<figure class=\"wp-block-image size-large\"><img src=\"$src\" alt=\"$alt\" class=\"wp-image-$id\"/></figure>\n" .
		"<!-- /wp:image -->\n\n";
}

/** @param int[] $ids */
function gallery(array $ids): string {
	return "<!-- wp:gallery {\"linkTo\":\"none\"} -->\n" .
		'<figure class="wp-block-gallery has-nested-images columns-default is-cropped">' .
		implode('', array_map(__NAMESPACE__ . '\image', $ids)) .
		"</figure>\n<!-- /wp:gallery -->\n\n";
}
