<?php
/**
 * Takes values out of migrated data that Pharos doesn't accept, and records them as losses.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\ObjectMeta\Fields;
use Pharos\ObjectSeo\FieldSanitizer;
use Pharos\Redirects\ObjectRedirect;
use WP_Error;
use WP_Post;
use WP_Term;
use WP_User;

/** As strict as with what a user enters. */
final class ValidData {
	public static function only(WP_Post|WP_Term|WP_User $object, MappedData $mapped): MappedData {
		$fields = Fields::for_object($object);
		foreach (array_diff_key($mapped->values, $fields) as $field => $value) {
			$mapped->lose('no_field', StoredValue::text($value), (string) $field);
		}
		$values = array_intersect_key($mapped->values, $fields);
		$errors = FieldSanitizer::clean_all($values, $fields);
		if ($errors instanceof WP_Error) {
			foreach ($errors->get_error_data()['errors'] as $name => $why) {
				$field = strtok((string) $name, '.');
				$mapped->lose('invalid', StoredValue::text($values[$field] ?? ''), $field, $why);
				unset($values[$field]);
			}
			$errors = FieldSanitizer::clean_all($values, $fields);
		}
		$mapped->values = is_array($errors) ? $errors : [];
		$target = $mapped->values['redirect'] ?? '';
		if ($target !== '' && ObjectRedirect::is_loop($object, $target)) {
			$mapped->lose('redirect_refused', $target, 'redirect');
			$target = '';
		}
		if ($target === '') {
			unset($mapped->values['redirect'], $mapped->values['redirect_status']);
		}
		return $mapped;
	}
}
