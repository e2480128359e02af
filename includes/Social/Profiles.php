<?php
/**
 * The networks where a site may have an account, besides Facebook and X, which have settings of their own.
 */

declare(strict_types=1);

namespace Pharos\Social;

use Pharos\AddOns;

/** An account is a name or an address, as people know it. */
final class Profiles {
	/** What a name consists of where a network has no rule of its own. */
	private const NAME = '@?([\w.-]+)';

	/** @var array<string, array>|null By id. */
	private ?array $all = null;

	/** @return list<array{id: string, label: string, placeholder: string, show_in_dashboard: bool}> For the screens. */
	public function list(): array {
		return array_map(
			static fn(array $one): array => array_intersect_key(
				$one,
				array_flip(['id', 'label', 'placeholder', 'show_in_dashboard']),
			),
			array_values($this->all()),
		);
	}

	/**
	 * The address of an account.
	 *
	 * @param string $value A name, or an address with or without its scheme.
	 * @return string '' when it is neither, or when the network's addresses can't be told from a name.
	 */
	public function address(string $id, string $value): string {
		$value = trim($value);
		$network = $this->all()[$id] ?? null;
		if ($network === null || $value === '') {
			return '';
		}
		$host = (string) wp_parse_url($network['address'], PHP_URL_HOST);
		if (!self::is_address($value, $host) && $network['address'] !== '') {
			foreach ((array) $network['name'] as $address => $name) {
				if (preg_match("~^(?:$name)\z~iu", $value, $found)) {
					[, $first, $second] = array_map('rawurlencode', $found) + [2 => ''];
					return strtr(is_string($address) ? $address : $network['address'], [
						'%s' => $first,
						'%1$s' => $first,
						'%2$s' => $second,
					]);
				}
			}
		}
		return Address::absolute($value);
	}

	/** Whether it can only be an address. A name may hold dots too, which makes it look like a domain. */
	private static function is_address(string $value, string $host): bool {
		return preg_match('~^(https?://|www\.|[^/@\s]+\.[^/@\s]+/)~i', $value) === 1 ||
			"www.$value" === $host ||
			$value === $host;
	}

	/** @return array<string, array{id: string, label: string, placeholder: string, show_in_dashboard: bool, address: string, name: string|array}> */
	private function all(): array {
		if ($this->all !== null) {
			return $this->all;
		}
		/**
		 * Filters the networks where a site may have an account.
		 *
		 * @param list<array{id: string, label: string, placeholder?: string, show_in_dashboard?: bool, address?: string}> $profiles
		 *        `id`: small letters, digits and hyphens. `address`: the address of an account with "%s" for its name,
		 *        when a bare name is enough to make one.
		 */
		$profiles = apply_filters('pharos_social_profiles', self::ours());
		if (!is_array($profiles)) {
			$profiles = AddOns::refuse('pharos_social_profiles', $profiles, self::ours());
		}
		$patterns = array_column(self::ours(), 'name', 'id');
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
				'address' => $one['address'] ?? '',
				// Ours alone have patterns of their own: the filter does not promise them.
				'name' => $patterns[$id] ?? self::NAME,
			];
		}
		return $this->all;
	}

	private static function is_network(mixed $one): bool {
		if (!is_array($one) || !is_string($one['id'] ?? null)) {
			return false;
		}
		$texts = array_intersect_key($one, ['label' => 0, 'placeholder' => 0, 'address' => 0]);
		return preg_match('/^[a-z][a-z0-9_-]*\z/', $one['id']) === 1 &&
			array_filter($texts, 'is_string') === $texts;
	}

	/**
	 * `address`: where accounts live, "%s" being the name. `name`: a pattern of what counts as one, without "@"; several
	 * by their addresses where a network has accounts of different kinds.
	 */
	private static function ours(): array {
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
				'/?(company|in|school|showcase)/([^/\s?#]+)/?',
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
					'https://bsky.app/profile/%s.bsky.social' => '@?([a-z\d-]+)',
					'https://bsky.app/profile/%s' => '@?([a-z\d.-]+\.[a-z]+)',
				],
			),
			$make(
				'mastodon',
				'Mastodon',
				'mastodon.social/@name',
				'https://%2$s/@%1$s',
				'@?([\w.-]+)@([\w.-]+\.[a-z]+)',
			),
			$make('telegram', 'Telegram', 't.me/name', 'https://t.me/%s', '@?(\w+)'),
			$make('whatsapp', 'WhatsApp', 'wa.me/15551234567', 'https://wa.me/%s', '\+?(\d{6,15})'),
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
				'@?([\w-]+)',
			),
			$make('medium', 'Medium', 'medium.com/@name', 'https://medium.com/@%s'),
			$make('github', 'GitHub', 'github.com/name', 'https://github.com/%s', '@?([\w-]+)'),
			$make('reddit', 'Reddit', 'www.reddit.com/r/name', 'https://www.reddit.com/user/%s', [
				'https://www.reddit.com/r/%s' => '/?r/([\w-]+)/?',
				'https://www.reddit.com/user/%s' => '(?:/?u(?:ser)?/)?([\w-]+)/?',
			]),
			$make(
				'discord',
				'Discord',
				'discord.gg/invitation',
				'https://discord.gg/%s',
				'([\w-]+)',
			),
			$make('twitch', 'Twitch', 'www.twitch.tv/name', 'https://www.twitch.tv/%s', '@?(\w+)'),
			// In which language is not to be told from the name.
			$make('wikipedia', 'Wikipedia', 'en.wikipedia.org/wiki/Name'),
			$make('yelp', 'Yelp', 'www.yelp.com/biz/name', 'https://www.yelp.com/biz/%s'),
			$make('vimeo', 'Vimeo', 'vimeo.com/name', 'https://vimeo.com/%s', '@?(\w+)'),
			$make(
				'soundcloud',
				'SoundCloud',
				'soundcloud.com/name',
				'https://soundcloud.com/%s',
				'@?([\w-]+)',
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
