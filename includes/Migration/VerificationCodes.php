<?php
/**
 * Migrates the codes that verify the site.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Settings\InvalidValue;
use Pharos\Settings\VerificationCode;

final class VerificationCodes {
	/**
	 * @param array<string, string>      $fields Names of the fields in the source, by service (VerificationCode::NAMES).
	 * @param \Closure(string): string   $text   Returns the value of a field: a code, or a meta tag.
	 */
	public static function add_to(MappedData $mapped, array $fields, \Closure $text): void {
		foreach ($fields as $service => $field) {
			$value = $text($field);
			try {
				$mapped->set("{$service}_verification", VerificationCode::clean($value, $service));
			} catch (InvalidValue) {
				$mapped->lose_text('verification', $value, $field);
			}
		}
	}
}
