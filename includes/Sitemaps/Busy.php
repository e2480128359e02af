<?php
/**
 * Somebody else is at work, and takes too long.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

final class Busy extends \RuntimeException {}
