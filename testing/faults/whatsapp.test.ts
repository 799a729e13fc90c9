import { testFaults } from '@/testing/faults/short-run';

testFaults(({ channels, usesTemplates = false }) => !channels && !usesTemplates);
