<?php
/**
 * The entries of a feed: full text or excerpt, and the link to the source.
 */

declare(strict_types=1);

namespace Pharos\Feeds;

use Pharos\Core\AddOns;
use Pharos\Settings\Settings;

final class Entries {
	/** Number of words in an excerpt. */
	private const WORDS = 500;

	private bool $is_excerpt;

	public function __construct(private readonly Settings $settings) {
		$this->is_excerpt = (bool) $settings->get('convert_feed_entries_into_excerpts');
	}

	/** Adds the filters. Called for feed requests only. */
	public function start(): void {
		if ($this->is_excerpt) {
			// WordPress then outputs a post's excerpt, or the beginning of its text, instead of the text.
			add_filter('pre_option_rss_use_excerpt', static fn(): string => '1');
			add_filter('excerpt_length', static fn(): int => self::WORDS, PHP_INT_MAX);
		}
		if (
			$this->settings->get('feed_text_before') !== '' ||
			$this->settings->get('feed_text_after') !== ''
		) {
			$texts = new Texts($this->settings);
			// Priority 900: around content added by other plugins, above the link to the source.
			add_filter(
				'the_excerpt_rss',
				fn($text): string => $this->has_text()
					? (string) $text
					: $texts->around((string) $text),
				900,
			);
			add_filter(
				'the_content_feed',
				static fn($text): string => $texts->around((string) $text),
				900,
			);
		}
		if ($this->settings->get('addlink_to_source_below_feed_entries')) {
			// Maximum priority: below content added by other plugins.
			add_filter(
				'the_excerpt_rss',
				fn($text): string => $this->excerpt((string) $text),
				1000,
			);
			add_filter(
				'the_content_feed',
				static fn($text): string => $text . self::source(),
				1000,
			);
		}
	}

	/** Adds the link, unless the entry shows its text: then the link is there, and not in its summary too. */
	private function excerpt(string $text): string {
		return $this->has_text() ? $text : $text . self::source();
	}

	private function has_text(): bool {
		return !$this->is_excerpt && !get_option('rss_use_excerpt') && !is_feed('rss');
	}

	/** Returns the link to the source as HTML, or ''. */
	private static function source(): string {
		$post = get_post();
		$url = $post ? get_permalink($post) : false;
		$href = $url ? esc_url($url) : '';
		if (!$post || $href === '') {
			return '';
		}
		$title = trim(wp_strip_all_tags(get_the_title($post)));
		$link = sprintf(
			'<a href="%s">%s</a>',
			$href,
			$title === '' ? esc_html($url) : esc_html(wp_specialchars_decode($title, ENT_QUOTES)),
		);
		$html = sprintf(
			'<p>%s</p>',
			sprintf(
				/* translators: 1: linked title of a post, 2: name of the site. */
				__('Read %1$s, originally published on %2$s.', 'pharos-seo'),
				$link,
				esc_html(wp_specialchars_decode((string) get_bloginfo('name'), ENT_QUOTES)),
			),
		);
		/**
		 * Filters the sentence below an entry of a feed that links to its source.
		 *
		 * @param string   $html The sentence as HTML; '' for none.
		 * @param \WP_Post $post The entry's post.
		 *
		 * @since 1.0.0
		 * @example add_filter('pharos_feed_source', '__return_empty_string');
		 */
		$filtered = apply_filters('pharos_feed_source', $html, $post);
		if (!is_string($filtered)) {
			$filtered = AddOns::refuse('pharos_feed_source', $filtered, $html);
		}
		// The entry is in a CDATA section, which this would end.
		return str_replace(']]>', ']]&gt;', $filtered);
	}
}
