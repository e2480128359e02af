<?php
/**
 * The accounts of a post's author on Facebook and X.
 */

declare(strict_types=1);

namespace Pharos\Social;

use Pharos\Head\Context;
use Pharos\Settings\Settings;
use WP_User;

/** From the author's profile, which WordPress loads with the post; else the one set for all. */
final class Authors {
	public function __construct(private readonly Settings $settings) {}

	/** An address, or ''. */
	public function facebook(Context $context): string {
		return Address::facebook(self::field($context, 'facebook')) ?:
			Address::facebook($this->settings->get('facebook_author_fallback'));
	}

	/** A name without "@", or ''. */
	public function x_name(Context $context): string {
		return Address::x_name(self::field($context, 'twitter')) ?:
			Address::x_name($this->settings->get('twitter_profile_fallback'));
	}

	/** @return list<string> The addresses of an author's pages elsewhere, as their profile names them. */
	public static function profiles(WP_User $user): array {
		$x = Address::x_name(self::text($user, 'twitter'));
		return array_values(
			array_filter([
				Address::absolute(self::text($user, 'user_url')),
				Address::facebook(self::text($user, 'facebook')),
				$x === '' ? '' : "https://x.com/$x",
			]),
		);
	}

	/**
	 * Adds the fields to the profile screen, unless another plugin or the theme has them.
	 *
	 * @param array<string, string> $methods Labels by key.
	 * @return array<string, string>
	 */
	public static function contact_methods(array $methods): array {
		return $methods + [
			'facebook' => __('Facebook profile (address or name)', 'pharos-seo'),
			'twitter' => __('X (formerly Twitter) name', 'pharos-seo'),
		];
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
