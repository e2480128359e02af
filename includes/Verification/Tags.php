<?php
/**
 * The verification tags of the home page.
 */

declare(strict_types=1);

namespace Pharos\Verification;

use Pharos\Core\Tag;
use Pharos\Settings\Settings;
use Pharos\Settings\VerificationCode;

final class Tags {
	/** @return array<string, string> The codes by service, without those that aren't set. */
	public static function codes(Settings $settings): array {
		$codes = [];
		foreach (array_keys(VerificationCode::NAMES) as $service) {
			$codes[$service] = (string) $settings->get("{$service}_verification");
		}
		return array_filter($codes, strlen(...));
	}

	public static function print(Settings $settings): void {
		foreach (self::codes($settings) as $service => $code) {
			echo Tag::meta(VerificationCode::NAMES[$service], $code)->html(), "\n";
		}
	}
}
