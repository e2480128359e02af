<?php
/**
 * Social profiles of a post's author.
 */

declare(strict_types=1);

namespace Pharos\Social;

use Pharos\ObjectMeta\ObjectMeta;
use Pharos\Page\Context;
use Pharos\Settings\Settings;
use Pharos\Settings\Url;
use WP_User;

/** From the author's profile, which WordPress loads with the post; otherwise the site's default. */
final class Authors {
	public function __construct(private readonly Settings $settings) {}

	/** A URL, or ''. */
	public function facebook(Context $context): string {
		return Address::facebook(self::field($context, 'facebook')) ?:
			self::profile_on('facebook', $context) ?:
			Address::facebook($this->settings->get('facebook_author_fallback'));
	}

	/** A name without "@", or ''. */
	public function x_name(Context $context): string {
		return Address::x_name(self::field($context, 'twitter')) ?:
			Address::x_name(self::profile_on('x', $context)) ?:
			Address::x_name($this->settings->get('twitter_profile_fallback'));
	}

	/** @return list<string> URLs of an author's social profiles. */
	public static function profiles(WP_User $user): array {
		$x = Address::x_name(self::text($user, 'twitter'));
		$website = self::text($user, 'user_url');
		$profiles = [
			$website === '' ? '' : Url::absolute($website),
			Address::facebook(self::text($user, 'facebook')),
			$x === '' ? '' : "https://x.com/$x",
			...self::profile_urls($user),
		];
		return array_values(array_unique(array_filter($profiles)));
	}

	/**
	 * Adds the fields to the profile screen, unless another plugin or the theme has them.
	 *
	 * On `user_contactmethods`.
	 *
	 * @param mixed $methods Labels by key; other code may have returned another type.
	 * @return array<string, string>
	 */
	public static function contact_methods(mixed $methods): array {
		return (array) $methods + [
			'facebook' => __('Facebook profile (URL or name)', 'pharos-seo'),
			'twitter' => __('X (formerly Twitter) username', 'pharos-seo'),
		];
	}

	/** @return list<string> URLs in the field `profiles`; '' for invalid ones. */
	private static function profile_urls(WP_User $user): array {
		$urls = array_filter(explode(' ', ObjectMeta::for_object($user)->text('profiles')));
		return array_map(Url::absolute(...), $urls);
	}

	/** The first of the other profiles on a network; '' for none. */
	private static function profile_on(string $network, Context $context): string {
		$author = $context->author();
		foreach ($author ? array_filter(self::profile_urls($author)) : [] as $url) {
			if (Hosts::include($url, Hosts::OF[$network])) {
				return $url;
			}
		}
		return '';
	}

	private static function field(Context $context, string $name): string {
		$author = $context->author();
		return $author ? self::text($author, $name) : '';
	}

	private static function text(WP_User $user, string $field): string {
		$value = $user->get($field);
		return is_string($value) ? $value : '';
	}
}
