<?php
/**
 * Author data of All in One SEO: social profiles.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\MappedData;
use Pharos\Migration\Meta;
use Pharos\Migration\Networks;
use WP_User;

final class Authors {
	private const PREFIX = 'aioseo_';

	private const ACCOUNTS = [
		'facebook_page_url',
		'twitter_url',
		'instagram_url',
		'tiktok_url',
		'pinterest_url',
		'youtube_url',
		'linkedin_url',
		'tumblr_url',
		'yelp_page_url',
		'sound_cloud_url',
		'wikipedia_url',
		'myspace_url',
		'word_press_url',
		'bluesky_url',
		'threads_url',
	];

	/** The key of additional URLs, one per line. */
	private const MORE = 'profiles_additional_urls';

	/** @return list<string> */
	public static function keys(): array {
		return array_map(static fn(string $key): string => self::PREFIX . $key, [
			...self::ACCOUNTS,
			self::MORE,
		]);
	}

	public static function mapped(WP_User $user): MappedData {
		$meta = new Meta('user', $user->ID);
		$mapped = new MappedData();
		$names = [...self::ACCOUNTS, self::MORE];
		$accounts = array_map(
			static fn(string $key): string => $meta->text(self::PREFIX . $key),
			$names,
		);
		Networks::of_author($mapped, array_combine($names, $accounts));
		return $mapped;
	}
}
