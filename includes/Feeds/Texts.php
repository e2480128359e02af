<?php
/**
 * The texts before and after each entry of a feed.
 */

declare(strict_types=1);

namespace Pharos\Feeds;

use Pharos\Settings\Settings;
use WP_Post;

/** HTML templates with the variables below. */
final class Texts {
	public const VARIABLES = [
		'%post_link%',
		'%site_link%',
		'%author_link%',
		'%site_name%',
		'%tagline%',
		'%title%',
	];

	public function __construct(private readonly Settings $settings) {}

	/** Returns the text of an entry between the texts of the settings; an empty one stays empty. */
	public function around(string $text): string {
		$post = get_post();
		return $post && trim($text) !== ''
			? $this->html('feed_text_before', $post) . $text . $this->html('feed_text_after', $post)
			: $text;
	}

	/** @param 'feed_text_before'|'feed_text_after' $setting */
	private function html(string $setting, WP_Post $post): string {
		$template = (string) $this->settings->get($setting);
		if ($template === '') {
			return '';
		}
		$author = get_userdata((int) $post->post_author);
		$values = [
			self::link((string) get_permalink($post), get_the_title($post)),
			self::link(home_url('/'), (string) get_bloginfo('name')),
			$author ? self::link(get_author_posts_url($author->ID), $author->display_name) : '',
			self::text((string) get_bloginfo('name')),
			self::text((string) get_bloginfo('description')),
			self::text(get_the_title($post)),
		];
		$html = wp_kses_post(strtr($template, array_combine(self::VARIABLES, $values)));
		// The entry is in a CDATA section, which this would end.
		return str_replace(']]>', ']]&gt;', wpautop($html));
	}

	private static function link(string $url, string $name): string {
		$text = self::text($name);
		return sprintf('<a href="%s">%s</a>', esc_url($url), $text === '' ? esc_html($url) : $text);
	}

	/** Returns a name as escaped text. Names have entities in the database, and titles may contain markup. */
	private static function text(string $name): string {
		return esc_html(wp_specialchars_decode(trim(wp_strip_all_tags($name)), ENT_QUOTES));
	}
}
