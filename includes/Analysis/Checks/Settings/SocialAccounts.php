<?php
/**
 * Checks whether social profiles are set.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Social\Profiles;

final class SocialAccounts extends OutputCheck {
	public function id(): string {
		return 'social_accounts';
	}

	public function severity(): string {
		return self::SUGGESTION;
	}

	protected function inspect(Site $site): ?Result {
		$accounts = [
			$site->settings->get('facebook_page_url'),
			$site->settings->get('twitter_profile_username'),
			...array_values((array) $site->settings->get('social_profiles')),
		];
		if (array_filter($accounts, 'strlen') !== []) {
			return Result::passed(__('Social profiles are set.', 'pharos-seo'));
		}
		$first = (new Profiles())->list()[0]['id'] ?? '';
		return Result::found(
			__('No social profiles are set.', 'pharos-seo'),
			[
				__(
					'Search engines connect social profiles with your site and can show them next to it.',
					'pharos-seo',
				),
				__('Enter your social profiles, by name or URL.', 'pharos-seo'),
			],
			Fix::setting(
				__('Enter social profiles', 'pharos-seo'),
				'/general/social/accounts',
				$first === '' ? '' : "social_profiles.$first",
			),
		);
	}
}
