<?php
/**
 * A value that a setting can't take.
 */

declare(strict_types=1);

namespace Pharos\Settings;

/** The message is a sentence for the administrator; it does not name the setting. */
final class InvalidValue extends \InvalidArgumentException {}
