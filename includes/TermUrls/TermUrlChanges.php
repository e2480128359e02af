<?php
/**
 * Determines when the rewrite rules of terms without a base have to be flushed.
 */

declare(strict_types=1);

namespace Pharos\TermUrls;

use Pharos\Settings\Settings;
use WP_Post;

/** At most once per request, at its end; WordPress regenerates them on the next page request. */
final class TermUrlChanges {
	/** The settings may have changed, in any way. */
	public static function settings(Settings $settings): void {
		$wanted = $settings->get(TermUrls::SETTING);
		$state = TermUrls::state();
		if ($wanted !== $state['applied']) {
			update_option(
				TermUrls::OPTION,
				[
					'applied' => $wanted,
					'ever' => array_values(array_unique([...$state['ever'], ...$wanted])),
				] + $state,
				true,
			);
			self::plan();
		}
	}

	/** A term is new, changed or deleted. */
	public static function term(string $taxonomy): void {
		if (in_array($taxonomy, TermUrls::state()['applied'], true)) {
			self::plan();
		}
	}

	/** A post is new, changed or deleted (`$after` is null): a term may have its URL, or its URL may be available now. */
	public static function post(?WP_Post $after, ?WP_Post $before): void {
		$taxonomies = TermUrls::state()['applied'];
		$of = static fn(?WP_Post $post): array => $post
			? [$post->post_name, $post->post_status, $post->post_parent]
			: [];
		if ($taxonomies === [] || $of($after) === $of($before)) {
			return;
		}
		$terms = get_terms([
			'taxonomy' => array_filter($taxonomies, 'taxonomy_exists'),
			'slug' => array_filter([$after?->post_name, $before?->post_name]),
			'hide_empty' => false,
			'fields' => 'ids',
		]);
		if (is_array($terms) && $terms !== []) {
			self::plan();
		}
	}

	/** The terms of a post, or its primary term, have changed: its permalink may contain them. */
	public static function terms_of(int $post, string $taxonomy): void {
		if (str_contains((string) get_option('permalink_structure'), "%$taxonomy%")) {
			self::post(get_post($post), null);
		}
	}

	/** Plugins add and remove rules; another SEO plugin may have controlled the URLs until now. */
	public static function plugins(): void {
		if (TermUrls::state()['applied'] !== []) {
			self::plan();
		}
	}

	private static function plan(): void {
		// Adding the same callback again has no effect.
		add_action('shutdown', [self::class, 'forget_rules']);
	}

	/** On `shutdown`. */
	public static function forget_rules(): void {
		delete_option('rewrite_rules');
	}
}
