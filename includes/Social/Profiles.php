<?php
/**
 * Social networks where a site can have a profile, besides Facebook and X, which have separate settings.
 */

declare(strict_types=1);

namespace Pharos\Social;

use Pharos\Core\AddOns;
use Pharos\Settings\Url;
use Pharos\Text\Text;

/** An account is a name or a URL. common/accounts/ (TypeScript) has the same rules. */
final class Profiles {
	/** Pattern of names for networks without a rule of their own. */
	private const NAME = '@?([\p{L}\p{N}_.-]+)';

	/** @var array<string, array>|null Networks by id. */
	private ?array $all = null;

	/**
	 * @return list<array{id: string, label: string, placeholder: string, show_in_dashboard: bool, hosts: list<string>,
	 *         names: list<array{pattern: string, address: string}>}> Networks for the screens.
	 */
	public function list(): array {
		return array_values($this->all());
	}

	public function knows(string $id): bool {
		return isset($this->all()[$id]);
	}

	/**
	 * The URL of an account.
	 *
	 * @param string $value A name, or a URL with or without scheme.
	 * @return string '' for other input, or if the network's URLs can't be derived from a name.
	 */
	public function address(string $id, string $value): string {
		$value = Text::collapse($value);
		$names = $this->all()[$id]['names'] ?? null;
		if ($names === null || $value === '') {
			return '';
		}
		foreach (self::is_address($value, $names) ? [] : $names as $name) {
			if (preg_match("~^(?:{$name['pattern']})\z~iu", $value, $found)) {
				[, $first, $second] = array_map('rawurlencode', $found) + [2 => ''];
				return strtr($name['address'], [
					'%s' => $first,
					'%1$s' => $first,
					'%2$s' => $second,
				]);
			}
		}
		return Url::absolute($value);
	}

	/** @return list<string> The domains of a network; empty if profiles can be on any domain. See Hosts::include(). */
	public function hosts(string $id): array {
		return $this->all()[$id]['hosts'] ?? [];
	}

	/** Whether the input can only be a URL. Names may also contain dots, so that they look like domains. */
	private static function is_address(string $value, array $names): bool {
		if (preg_match('~^(https?://|www\.|[^/@ ]+\.[^/@ ]+/)~i', $value)) {
			return true;
		}
		foreach ($names as ['address' => $address]) {
			$host = strtolower(explode('/', $address)[2]);
			if (in_array(strtolower($value), [$host, preg_replace('/^www\./', '', $host)], true)) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @return array<string, array{id: string, label: string, placeholder: string, show_in_dashboard: bool, hosts: list<string>,
	 *         names: list<array{pattern: string, address: string}>}> Networks by id.
	 */
	private function all(): array {
		if ($this->all !== null) {
			return $this->all;
		}
		/**
		 * Filters the social networks where a site can have a profile.
		 *
		 * @param list<array{id: string, label: string, placeholder?: string, show_in_dashboard?: bool, address?: string, hosts?: list<string>}> $profiles
		 *        `id`: lowercase letters, digits and hyphens. `address`: the URL of a profile with "%s" for its name, if it can be
		 *        derived from a name. `hosts`: the domains of profiles, including subdomains.
		 *
		 * @since 1.0.0
		 * @example add_filter('pharos_social_profiles', static fn(array $profiles): array => [
		 * 	...$profiles,
		 * 	['id' => 'acme', 'label' => 'Acme', 'hosts' => ['acme.example']],
		 * ]);
		 */
		$profiles = apply_filters('pharos_social_profiles', self::built_in());
		if (!is_array($profiles)) {
			$profiles = AddOns::refuse('pharos_social_profiles', $profiles, self::built_in());
		}
		$patterns = array_column(self::built_in(), 'name', 'id');
		$this->all = [];
		foreach ($profiles as $one) {
			if (!self::is_network($one)) {
				AddOns::refuse('pharos_social_profiles', $one);
				continue;
			}
			$id = $one['id'];
			$this->all[$id] = [
				'id' => $id,
				'label' => $one['label'] ?? $id,
				'placeholder' => $one['placeholder'] ?? '',
				'show_in_dashboard' => (bool) ($one['show_in_dashboard'] ?? false),
				'hosts' => array_values($one['hosts'] ?? []),
				// Only Pharos's networks have their own patterns: the filter doesn't document them.
				'names' => self::names($one, $patterns[$id] ?? self::NAME),
			];
		}
		return $this->all;
	}

	private static function is_network(mixed $one): bool {
		if (!is_array($one) || !is_string($one['id'] ?? null)) {
			return false;
		}
		$texts = array_intersect_key($one, ['label' => 0, 'placeholder' => 0, 'address' => 0]);
		$hosts = $one['hosts'] ?? [];
		return preg_match('/^[a-z][a-z0-9_-]*\z/', $one['id']) === 1 &&
			array_filter($texts, 'is_string') === $texts &&
			is_array($hosts) &&
			array_filter($hosts, 'is_string') === $hosts;
	}

	/**
	 * @param array                       $one  A network.
	 * @param string|array<string, string> $name Pattern of names; several patterns by URL template.
	 * @return list<array{pattern: string, address: string}> Patterns of names with their URL templates.
	 */
	private static function names(array $one, string|array $name): array {
		$names = [];
		foreach ((array) $name as $address => $pattern) {
			$address = is_string($address) ? $address : $one['address'] ?? '';
			// Without a URL template, a name isn't sufficient; profiles are web pages.
			if (preg_match('~^https?://~i', $address)) {
				$names[] = ['pattern' => $pattern, 'address' => $address];
			}
		}
		return $names;
	}

	/**
	 * The networks of Pharos. `address`: URL template of profiles with "%s" for the name. `name`: pattern of names, without "@"; several
	 * patterns by URL template for networks with different kinds of profiles. Patterns work the same in PHP and JavaScript
	 * (case-insensitive): no "\w", "\d" and "\s".
	 */
	private static function built_in(): array {
		$make = static fn(
			string $id,
			string $label,
			string $placeholder,
			string $address = '',
			string|array $name = self::NAME,
			bool $first = false,
		): array => [
			'id' => $id,
			'label' => $label,
			'placeholder' => "https://$placeholder",
			'show_in_dashboard' => $first,
			'address' => $address,
			'name' => $name,
			'hosts' => Hosts::OF[$id] ?? [],
		];
		return [
			$make(
				'pinterest',
				'Pinterest',
				'www.pinterest.com/name',
				'https://www.pinterest.com/%s/',
				first: true,
			),
			$make(
				'instagram',
				'Instagram',
				'www.instagram.com/name',
				'https://www.instagram.com/%s/',
				first: true,
			),
			$make(
				'youtube',
				'YouTube',
				'www.youtube.com/@name',
				'https://www.youtube.com/@%s',
				first: true,
			),
			// A bare name may be a person's or a company's.
			$make(
				'linkedin',
				'LinkedIn',
				'www.linkedin.com/company/name',
				'https://www.linkedin.com/%1$s/%2$s/',
				'/?(company|in|school|showcase)/([^/ ?#]+)/?',
				first: true,
			),
			$make(
				'tiktok',
				'TikTok',
				'www.tiktok.com/@name',
				'https://www.tiktok.com/@%s',
				first: true,
			),
			$make('threads', 'Threads', 'www.threads.com/@name', 'https://www.threads.com/@%s'),
			$make(
				'bluesky',
				'Bluesky',
				'bsky.app/profile/name.bsky.social',
				'https://bsky.app/profile/%s',
				[
					'https://bsky.app/profile/%s.bsky.social' => '@?([a-z0-9-]+)',
					'https://bsky.app/profile/%s' => '@?([a-z0-9.-]+\.[a-z]+)',
				],
			),
			$make(
				'mastodon',
				'Mastodon',
				'mastodon.social/@name',
				'https://%2$s/@%1$s',
				'@?([a-z0-9_.-]+)@([a-z0-9.-]+\.[a-z]+)',
			),
			$make('telegram', 'Telegram', 't.me/name', 'https://t.me/%s', '@?([a-z0-9_]+)'),
			$make(
				'whatsapp',
				'WhatsApp',
				'wa.me/15551234567',
				'https://wa.me/%s',
				'\+?([0-9]{6,15})',
			),
			$make(
				'snapchat',
				'Snapchat',
				'www.snapchat.com/add/name',
				'https://www.snapchat.com/add/%s',
			),
			$make(
				'tumblr',
				'Tumblr',
				'www.tumblr.com/name',
				'https://www.tumblr.com/%s',
				'@?([a-z0-9_-]+)',
			),
			$make('medium', 'Medium', 'medium.com/@name', 'https://medium.com/@%s'),
			$make(
				'github',
				'GitHub',
				'github.com/name',
				'https://github.com/%s',
				'@?([a-z0-9_-]+)',
			),
			$make('reddit', 'Reddit', 'www.reddit.com/r/name', 'https://www.reddit.com/user/%s', [
				'https://www.reddit.com/r/%s' => '/?r/([a-z0-9_-]+)/?',
				'https://www.reddit.com/user/%s' => '(?:/?u(?:ser)?/)?([a-z0-9_-]+)/?',
			]),
			$make(
				'discord',
				'Discord',
				'discord.gg/invitation',
				'https://discord.gg/%s',
				'([a-z0-9_-]+)',
			),
			$make(
				'twitch',
				'Twitch',
				'www.twitch.tv/name',
				'https://www.twitch.tv/%s',
				'@?([a-z0-9_]+)',
			),
			// The name doesn't determine the language.
			$make('wikipedia', 'Wikipedia', 'en.wikipedia.org/wiki/Name'),
			$make('yelp', 'Yelp', 'www.yelp.com/biz/name', 'https://www.yelp.com/biz/%s'),
			$make('vimeo', 'Vimeo', 'vimeo.com/name', 'https://vimeo.com/%s', '@?([a-z0-9_]+)'),
			$make(
				'soundcloud',
				'SoundCloud',
				'soundcloud.com/name',
				'https://soundcloud.com/%s',
				'@?([a-z0-9_-]+)',
			),
			$make(
				'flickr',
				'Flickr',
				'www.flickr.com/people/name',
				'https://www.flickr.com/people/%s',
			),
			$make('behance', 'Behance', 'www.behance.net/name', 'https://www.behance.net/%s'),
			$make('dribbble', 'Dribbble', 'dribbble.com/name', 'https://dribbble.com/%s'),
			$make('spotify', 'Spotify', 'open.spotify.com/artist/id'),
		];
	}
}
